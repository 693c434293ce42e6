import { lazyView } from '@/engine/ui/late/lazyView'

export const SettingsDrawer = lazyView(
  async () => (await import('./settings/loadSettings')).SettingsDrawer,
)
export const SizeMenu = lazyView(async () => (await import('./settings/loadSettings')).SizeMenu)
