import { loadSettingsMessages } from '@/i18n/late'
import { worded } from '@/engine/data/worded'
import { SettingsDrawer as Drawer } from './SettingsDrawer'
import { SizeMenu as Menu } from './SizeMenu'

export const SettingsDrawer = worded(Drawer, loadSettingsMessages)
export const SizeMenu = worded(Menu, loadSettingsMessages)
