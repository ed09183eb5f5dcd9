// Facts of long texts, which the test beside this file relies on.
export const FORMATS_READ = `
a fuzzy entry
"sourceLanguage": "en",
"language": "ru",

an entry that is called fuzzier
"namespace": "a",
"key": "b",

a mark and other comments
"source": "One",
"target": "Один",

texts over several lines
"line": 4

obsolete entries
"line": 3
},

two entries without a line between
"line": 6

another charset
exit 2: Line 1: the file says that it is ISO-8859-1; save it as UTF-8.
Import the file that slipway locales export --to po wrote.

no charset and no language
"sourceLanguage": "",

a plural of gettext
exit 2: Line 4: this entry has the plural of gettext; each form of i18next is an entry of its own.

no header
exit 2: Line 1: the header of a PO file (msgid "") is missing.

a line that is no PO
exit 2: Line 4: a keyword and a text in double quotes belong here.

an entry that is cut
exit 2: Line 3: an entry needs msgid and msgstr.

an entry without a context
exit 2: Line 3: the entry has no msgctxt "namespace:key", so its text cannot be found.

XLIFF 1.2
exit 2: Line 1: this is XLIFF 1.2, not an XLIFF 2 file.
Import the file that slipway locales export wrote; a translation tool must save it as XLIFF 2.

another document
exit 2: This is not an XLIFF 2 file.

a document type
exit 2: Line 1, column 12: document types (<!DOCTYPE …>) are not read.
Ask for the file again, saved as the export wrote it.

XML that is cut
exit 2: Line 1, column 27: unclosed tag: file.

no element
exit 2: Line 1, column 1: document must contain a root element.

elements too deep
exit 2: Line 2, column 205: the elements are nested too deep.

segments, blanks between them, and notes
"was": "a-b",
"key": "k",

a unit without a translation
"target": "",
"line": 2

inline codes
"source": "{{n}}<b>x</b>y{{a}}{{b}}",

an inline code of nothing
exit 2: Line 3: <ph> does not say which placeholder or tag it is.
Keep <originalData> and the "dataRef" of each placeholder as the export wrote them.

units without names
"namespace": "",
"key": "u7",

CSV with semicolons, without marks
"target": "Один; да",

CSV with tabs and terms
"line": 2,
"was": "x-y"

CSV with other columns
exit 2: Line 1: the file does not begin with the columns namespace, key, source, target, was.
Keep the first line as the export wrote it.

a row that is cut
exit 2: Line 4: found 3 cells; expected 5.
Put texts with commas or line breaks in double quotes, and keep the columns.

merged cells
exit 2: Line 3: namespace, key or source is empty, as where cells are merged.
Take the merged cells apart, and copy these columns from the export again.

a row without a source
exit 2: Line 2: namespace, key or source is empty, as where cells are merged.

a formula
exit 2: Line 2: the cell of a b is a formula or its result: =1+1
Format the column as text, and write the translation again.

the result of a formula
exit 2: Line 2: the cell of a b is a formula or its result: #NAME?

a formula where the source is one
"source": "=One",
"target": "=1",

a quote that is never closed
exit 2: The file is not CSV: Quote Not Closed: the parsing is finished with an opening quote at line 2
Save it again as CSV, with texts that contain line breaks in double quotes.
`;
