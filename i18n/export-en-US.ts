/** What the export says; fetched with its dialog. */
export const exportEnUS = {
  export: {
    sure: 'Are you sure to export ?',
    run: 'Export',
    rows: 'Rows',
    rowsNow: '%{rows}, as the gateway counts now',
    filter: 'Filter',
    noFilter: 'None: everything',
    order: 'Order',
    ascending: '%{field}, ascending',
    descending: '%{field}, descending',
    range: '%{from} to %{to}',
    open: '…',
    formats: {
      label: 'File',
      xlsx: 'Workbook (.xlsx)',
      xlsxNote: 'For spreadsheets: exact amounts, long numbers kept.',
      csv: 'CSV (.csv)',
      csvNote: 'For other programs. A spreadsheet that opens it may shorten long numbers.',
      gateway: 'The gateway’s own file',
      gatewayNote: 'As the gateway writes it: its own columns and codes, not checked here.',
    },
    columns: {
      label: 'Columns',
      view: 'The %{count} in view',
      all: 'All %{count}',
    },
    progress: '%{done} of %{total} rows',
    counting: 'Asking the gateway…',
    fetching: 'The gateway is writing its file…',
    cancelled: 'Cancelled. Nothing was downloaded.',
    done: '%{rows} rows, as many as the gateway counts.',
    doneSums: '%{rows} rows, as many as the gateway counts, and the sums are its own.',
    fetched: 'The gateway’s file was downloaded as it came.',
    file: 'File: %{name}',
    movedTitle: 'The records moved meanwhile',
    moved: {
      more: 'Rows that came meanwhile: %{count}.',
      fewer: 'Rows that went meanwhile: %{count}.',
      repeated: 'Rows that came twice: %{count}.',
      missing: 'Rows that were counted and did not come: %{count}.',
      sums: 'The number of rows is right, but the sums are no longer the gateway’s.',
    },
    movedAdvice:
      'Nothing was downloaded. Export again, or narrow the filter to days that are over, to which nothing is added.',
    failedTitle: 'The export failed',
    failed: {
      textTooLong:
        'A text is longer than a workbook’s cell can hold (32,767 characters). Take CSV.',
      tooManyRows:
        'More rows than a workbook’s sheet can hold (1,048,000). Narrow the filter, or take CSV.',
      broken: 'The file could not be written. Nothing was downloaded.',
    },
    nothing: 'Nothing was downloaded.',
    again: 'Export again',
    footer: {
      source: 'Exported from',
      zone: 'Time zone',
      user: 'Exported by',
      time: 'Exported at',
    },
  },
} as const
