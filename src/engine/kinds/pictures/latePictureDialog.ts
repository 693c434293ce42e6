import { lazyView } from '../../ui/late/lazyView'

// Apart from the other dialogs: inputs open it, and those dialogs have inputs.
export const LatePictureDialog = lazyView(
  async () => (await import('./PictureDialog')).PictureDialog,
  'files',
)
