/** The tags view. */
export const tags = {
  tags: {
    label: 'Open pages',
    close: 'Close %{name}',
    menu: 'What to do with %{name}',
    refresh: 'Refresh',
    closeCurrent: 'Close current',
    closeOthers: 'Close others',
    closeAll: 'Close all',
    record: '%{title} #%{id}',
    create: '%{title} · new',
    edit: '%{title} #%{id} · edit',
    columns: 'Table columns',
    unsaved: 'not saved',
  },
} as const
