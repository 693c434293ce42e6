import { resources } from '@/resources'
import { alerts } from './app/alerts'
import { base } from './base'
import { lateResources } from './app/lateResources'
import { menuIcons } from './app/menuIcons'
import { pages } from './app/pages'
import { parts } from './app/parts'
import { Home, routes } from './app/routes'
import { createAdmin } from './engine/admin/createAdmin'

export default createAdmin({
  ...base,
  resources,
  lateResources,
  parts,
  pages,
  routes,
  menuIcons,
  home: Home,
  alerts,
})
