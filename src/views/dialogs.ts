import { lazyView } from './lazyView'

// nobody decides before the first rows are there
export const ActionDialog = lazyView(async () => (await import('./ActionDialog')).ActionDialog)
export const WaitingActions = lazyView(
  async () => (await import('./WaitingActions')).WaitingActions,
)
export const ListTools = lazyView(async () => (await import('./ListTools')).ListTools)
export const BulkDialog = lazyView(async () => (await import('./BulkDialog')).BulkDialog)
export const ImportDialog = lazyView(async () =>
  (await import('./imports/loadImportDialog')).loadImportDialog(),
)
export const ExportDialog = lazyView(async () =>
  (await import('./export/loadExportDialog')).loadExportDialog(),
)
