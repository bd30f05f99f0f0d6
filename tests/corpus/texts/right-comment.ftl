# so
app-close = Fermer { -term }
-term = x
