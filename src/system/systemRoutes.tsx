import { Route } from 'react-router'
import { Gated } from '@/engine/list/Gated'
import { resourceRoutes } from '@/engine/list/resourceRoutes'
import { LatePage } from '@/engine/pages/LatePage'
import { firstRegistry, type Registry } from '@/engine/registry'
import { lazyView } from '@/engine/ui/late/lazyView'
import { systemPages } from './systemPages'

const DictData = lazyView(async () => (await import('./DictData')).DictData)

/** §2, the fixed routes of the pages that every gateway of the family has. */
export function systemRoutes(registry: Registry) {
  const gen = registry.byName('gen')
  const jobLog = registry.byName('jobLog')
  return [
    <Route
      key="/dict/type/data"
      path="/dict/type/data/:dictId/*"
      element={registry === firstRegistry ? <LatePage /> : <DictData />}
    />,
    <Route
      key="/gen/edit"
      path="/gen/edit"
      element={gen ? <Gated resource={gen} verb="edit" page={systemPages.genEdit} /> : <LatePage />}
    />,
    ...(jobLog
      ? resourceRoutes({ path: '/job/log' }, jobLog)
      : [<Route key="/job/log" path="/job/log/*" element={<LatePage />} />]),
  ]
}
