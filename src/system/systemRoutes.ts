import type { OwnRoute } from '@/engine/shell/portal/ownRoute'
import { lazyView } from '@/engine/ui/late/lazyView'

export const systemPages = {
  genEdit: lazyView(async () => (await import('./GenPages')).GenEdit),
  genPreview: lazyView(async () => (await import('./GenPages')).GenPreview),
}

/** §2: the fixed routes of every gateway of the family. */
export const systemRoutes: readonly OwnRoute[] = [
  {
    path: '/dict/type/data/:dictId/*',
    title: 'menu.dictData',
    under: 'dictType',
    page: lazyView(async () => (await import('./DictData')).DictData),
  },
  { path: '/job/log', title: 'menu.jobLog', under: 'job', resource: 'jobLog' },
  {
    path: '/gen/edit',
    title: 'ra.action.edit',
    tag: 'tags.columns',
    resource: 'gen',
    verb: 'edit',
    page: systemPages.genEdit,
  },
]
