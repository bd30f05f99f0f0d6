"""What stands in a PDF file beside its pages, as another program finds it.

    python3 tests/pdf_file.py LANGUAGE TITLE FILE.pdf
"""

import json
import subprocess
import sys

language, title, file = sys.argv[1:]
told = subprocess.run(["qpdf", "--json=2", "--json-key=qpdf", "--json-key=outlines", file], check=True, capture_output=True)
told = json.loads(told.stdout)
objects = told["qpdf"][1]


def value(reference):
    """What a reference stands for."""
    found = objects[f"obj:{reference}" if reference != "trailer" else reference]
    return found["value"]


trailer = value("trailer")
catalog = value(trailer["/Root"])
info = value(trailer["/Info"])

assert catalog["/Lang"] == f"u:{language}", catalog
assert info == {"/Title": f"u:{title}", "/Author": "u:Saute-Dix", "/Creator": "u:Saute-Dix"}, info
assert "/ID" not in trailer, "an identifier that would be another one every time"
assert "/OutputIntents" not in catalog and "/Metadata" not in catalog, catalog
assert catalog["/PageMode"] == "/UseOutlines", "bookmarks are not shown"
outlines = told["outlines"]
assert len(outlines) >= 2, "no bookmarks for the sheet and its key"
assert all(mark["title"].strip() and mark["destpageposfrom1"] for mark in outlines), outlines
print(f"{file.rsplit('/', 1)[-1]}: {', '.join(mark['title'] for mark in outlines)}")
