import { Navigate, Route } from 'react-router'
import { resourceByName } from '@/registry'
import { Gated } from '@/views/Gated'
import { Home } from './Home'
import { NoAccess } from './NoAccess'
import { NotFound } from './NotFound'
import { ownPages } from './ownPages'
import { Refresh } from './Refresh'

const trade = resourceByName('publish')

/** §2, the fixed routes; they stand whatever the menu says. */
export const fixedRoutes = [
  <Route key="/" path="/" element={<Navigate to="/index" replace />} />,
  <Route key="/index" path="/index" element={<Home />} />,
  <Route key="/401" path="/401" element={<NoAccess />} />,
  <Route key="/404" path="/404" element={<NotFound />} />,
  <Route key="/redirect" path="/redirect/*" element={<Refresh />} />,
  ...(trade
    ? [
        <Route
          key="/publish/details"
          path="/publish/details"
          element={<Gated resource={trade} verb="query" page={ownPages.tradeDetails} />}
        />,
      ]
    : []),
]
