app-back = Retour
mine = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
-term = Saute-Dix
