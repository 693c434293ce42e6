import { lazyView } from '@/engine/ui/late/lazyView'

// nobody changes the layout before it is there
export const SettingsDrawer = lazyView(
  async () => (await import('./settings/loadSettings')).SettingsDrawer,
)
export const SizeMenu = lazyView(async () => (await import('./settings/loadSettings')).SizeMenu)
