app-back = { "\u00́" }
