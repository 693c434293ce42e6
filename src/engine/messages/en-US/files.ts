/** Importing and uploading. */
export const files = {
  imports: {
    title: 'Import: %{name}',
    template: '%{name} Template',
    getTemplate: 'Download the template',
    sureTemplate: 'Are you sure to download %{template}?',
    download: 'Download',
    drop: 'Drop a workbook here, or choose one',
    dropHere: 'Let go to look through it',
    accepted: '.xls or .xlsx, up to %{size} MB and %{rows} rows',
    choose: 'Choose a file',
    another: 'Choose another file',
    oneOnly: 'One file at a time: %{count} were dropped. Choose one of them.',
    reading: 'Looking through %{file}…',
    tooSlow: 'This file could not be read in time. Save it anew with fewer rows and try again.',
    old: 'An .xls workbook is read by the gateway only: it is sent as it is, without a preview.',
    update: 'Update records that are there already, instead of refusing them',
    preview: 'The first rows of %{file}',
    row: 'Row',
    rowCount: '%{smart_count} row |||| %{smart_count} rows',
    ready:
      '%{smart_count} row, nothing wrong in it as far as can be seen here |||| %{smart_count} rows, nothing wrong in them as far as can be seen here',
    readAs: 'read as %{field}',
    notRead: 'not read',
    unknown: 'These columns are not read, as no field has their name: %{names}',
    renamed:
      'These headings are not the template’s. Their columns are sent under the template’s: %{names}',
    footer: 'The lines that the export wrote below its rows are not sent.',
    needed: 'Columns that must be there are missing: %{names}',
    leftOrKept: 'Without a column, and so empty in new records and kept in existing ones: %{names}',
    left: 'Without a column, and so left empty: %{names}',
    repeated: 'There is more than one column for: %{names}',
    closed:
      'You may not set these columns: %{names}. Delete them from the file, then choose it again.',
    problems:
      '%{smart_count} row would be refused. Nothing is sent until it is corrected. |||| %{smart_count} rows would be refused. Nothing is sent until they are corrected.',
    problemAt: 'Row %{row}, %{column}: %{message}',
    firstProblems: 'The first %{count} are shown here; the download has all rows.',
    failedRows: 'Download the refused rows',
    failedFile: 'refused rows',
    problem: 'Problem',
    send: 'Import',
    sendRows: 'Import %{smart_count} row |||| Import %{smart_count} rows',
    sending: 'Sending: %{percent} %',
    working: 'The file has arrived; the gateway is working on it…',
    stop: 'Cancel',
    leaveTitle: 'Leave without importing?',
    leaveText: 'The file that you chose has not been sent.',
    stopped: 'Cancelled before the whole file had gone, so nothing was imported.',
    succeeded: 'Import succeeded',
    failed: 'Import failed',
    partly: 'Imported in part',
    importedCount: '%{smart_count} row imported. |||| %{smart_count} rows imported.',
    nothingImported:
      'Nothing was imported, because %{smart_count} row was refused. Correct it or take it out of the file, then send the file again. |||| Nothing was imported, because %{smart_count} rows were refused. Correct them or take them out of the file, then send the file again.',
    failedCount: '%{smart_count} row refused. |||| %{smart_count} rows refused.',
    uncounted: 'The gateway did not say how many rows.',
    faultAt: 'Row %{row}: %{message}',
    result: 'What the gateway says',
    typeAgain: 'It was not kept. Type it again to send the file once more.',
    unknownOutcome:
      'The gateway did not answer, so it is not known whether the file was imported. Close and look at the list before anything else. It is not sent again from here.',
  },
  pictures: {
    choose: 'Choose a picture',
    another: 'Choose another picture',
    accepted: 'jpg or png, up to 2 MB and 8 million pixels, no side longer than %{side}',
    kept: 'The part of the picture that is kept',
    help: 'Drag the picture or use the arrow keys; + and − or the slider make it larger and smaller.',
    zoom: 'Size',
    upload: 'Upload',
  },
  picture: {
    empty: 'This file is empty: it has zero bytes.',
    tooLarge: 'This picture is larger than %{max} MB. Save it smaller.',
    damaged: 'This picture cannot be read: it is damaged or of an unusual form.',
    tooManyPixels:
      '%{width} × %{height} pixels are too many: 8 million at most, and no side longer than %{side}.',
  },
  sheet: {
    empty: 'This file is empty: it has zero bytes.',
    tooLarge: 'This file is larger than %{max} MB. Split it into several.',
    oldAsNew: 'Named .xlsx, but an old .xls workbook inside. Name it .xls, or save it as .xlsx.',
    oldClosed:
      'An .xls workbook cannot be looked through here, and there are columns that you may not set. Save it as .xlsx.',
    newAsOld: 'Named .xls, but an .xlsx workbook inside. Name it .xlsx.',
    isPage:
      'Not a workbook but a web page or XML. Open it in a spreadsheet program and save it as .xlsx.',
    isPdf: 'Not a workbook but a PDF document.',
    isPicture: 'Not a workbook but a picture.',
    isText:
      'Not a workbook but a text, such as CSV. Open it in a spreadsheet program and save it as .xlsx.',
    notWorkbook: 'There is no workbook in this file; it is a document of another kind.',
    damaged:
      'This file is damaged or was not written by a spreadsheet program. Save it anew and try again.',
    wrongSize: 'A part of this file is not as long as the file says. Save it anew and try again.',
    encrypted: 'This workbook is protected by a password. Save it without one.',
    bomb: 'Unpacked, this file would be far larger than a workbook ever is (more than %{max} MB in all, or swollen out of nothing). It was not opened.',
    tooManyParts:
      'This file holds %{count} parts; a workbook to import has at most %{max}. It was not opened.',
    path: 'A part of this file has a name that leads out of it. It was not opened.',
    embedded:
      'Another file is hidden inside this workbook. Remove embedded objects and save it anew.',
    macro: 'This workbook contains macros or controls. Save it as .xlsx without them.',
    externalLink:
      'This workbook fetches data or pictures from elsewhere. Replace links to other files by their values.',
    entity:
      'This workbook contains a DOCTYPE or an entity, which no spreadsheet program writes. It was not opened.',
    farCell:
      'Something stands at %{cell}, far away from the rest. Delete what is beyond the table and save the file anew.',
    tooManyRows: 'There are more than %{max} rows. Split the file into several.',
    longCell: 'A cell holds more than %{max} characters.',
    repeatedRow: 'The same stands in row %{row} already.',
    noRows: 'There are no rows below the headings.',
  },
} as const
