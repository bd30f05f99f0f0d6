### The print screen.

print-title = Print
print-template = Which sheet?
print-code = Code of the sheet
print-code-what = The same code gives the same sheet again, in both languages.
print-code-other = This is not the code of a sheet.
print-new-numbers = New numbers
print-language = Language of the sheet
print-copies = Number of sheets
print-fewer = One sheet fewer
print-more = One sheet more
print-copies-range = It takes a number from 1 to { $most }.
print-tickets = Tickets to a page
print-tickets-two = 2
print-tickets-four = 4
print-versions = Versions
print-versions-off = Off
print-versions-off-what = Every sheet has other numbers.
print-versions-one-what = All sheets are alike.
print-versions-what = The sheets share { $count } versions.
print-size = Size of the text
print-size-standard = Standard
print-size-dys = Dys
print-size-large = Large
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-key = Answers
print-key-none = None
print-key-end = At the end
print-key-separate = Apart
print-key-separate-what = In a second file, beside the first.
# The end of the name of the file with the answers: a word or two.
print-key-file = key
print-deck = Numbers
print-deck-range = { $low } to { $high }
print-page = page { $page } / { $pages }
print-preview = Preview, page { $page } / { $pages }
print-previous = Previous page
print-next = Next page
print-smaller = Smaller page
print-larger = Larger page
print-fit = Fit
print-save = Save as PDF…
print-sheet-count = { $count ->
        [one] { $count } sheet
       *[other] { $count } sheets
    }
print-page-count = { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
print-summary = { $sheets } · { $pages }
print-excerpt = { $sheets } · the preview shows the first { $shown }
print-asking = Where does the file go? The other window asks.
print-making = Sheets and answers: { $done } of { $total }
print-writing = Pages: { $done } of { $total }
print-stopping = Stopping…
print-closing = { $progress }. The window closes after that.
print-cancelled = Cancelled: no file was written.
print-written = Written: { $files }. Folder: { $folder }
print-written-unasked = This system does not ask where to save. Written: { $files }. Folder: { $folder }
print-file = { $name }, { $pages }
print-cannot-write = “{ $file }” cannot be written: { $detail }. Nothing is lost: choose another folder.
print-lost = Saving stopped without saying why. Nothing is lost: try again.
print-keys-pages = Page up, page down
print-keys-pages-what = the previous page, the next page
print-header = Header
print-header-what = On every sheet; kept for the next time. No pupil’s name.
print-header-mark = Mark
print-header-mark-none = None
print-header-mark-exercises = 1 point per exercise
print-header-mark-points = Out of…
header-title = Title
header-class = Class
header-competency = Competency
header-too-long = { $field }: { $letters } letters are too many; { $most } at most.
header-no-glyph = { $field }: our fonts do not have this letter ({ $letter }).
header-points = Mark: it takes a number of points from 1 to { $most }.
sheet-class = Class: { $class }
sheet-competency = Competency: { $competency }
print-duplex = Two-sided
print-duplex-what = Every sheet and the key begin on a new piece of paper.
print-details = Full answers
print-details-what = After the class key, the full key of every sheet.
print-on = Yes
print-off = No
print-thumbnail = Page { $page }
print-open = Open
print-show = Show in folder
print-cannot-open = “{ $file }” cannot be opened from here: { $detail }. The file is written all the same.
print-keys-zoom = Plus, minus, zero
print-keys-zoom-what = with the preview chosen: larger, smaller, fit
print-keys-move = Arrows
print-keys-move-what = with the preview chosen: move the page
