### The page around the window in a browser.

web-loading = Saute-Dix is loading…
web-no-script = Saute-Dix needs JavaScript: allow it for this page, then load it again.
web-old = This browser is too old for Saute-Dix: it lacks WebAssembly. A newer one will do.
web-no-picture = This browser cannot show Saute-Dix: it needs WebGL, which is missing or switched off. ({ $detail })
web-broken = Something went wrong, and Saute-Dix has stopped. Your game and your settings are kept.
web-again = Load again
web-what = A guided card game, puzzles and worksheets for mental arithmetic
