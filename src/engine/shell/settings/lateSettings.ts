import { lazyView } from '@/engine/ui/late/lazyView'

export const SettingsDrawer = lazyView(
  async () => (await import('./SettingsDrawer')).SettingsDrawer,
  'settings',
)
export const SizeMenu = lazyView(async () => (await import('./SizeMenu')).SizeMenu, 'settings')
