import { Navigate, Route } from 'react-router'
import { Home } from './Home'
import { NoAccess } from './NoAccess'
import { NotFound } from './NotFound'
import { Refresh } from './Refresh'

/** §2, the fixed routes; they stand whatever the menu says. */
export const fixedRoutes = [
  <Route key="/" path="/" element={<Navigate to="/index" replace />} />,
  <Route key="/index" path="/index" element={<Home />} />,
  <Route key="/401" path="/401" element={<NoAccess />} />,
  <Route key="/404" path="/404" element={<NotFound />} />,
  <Route key="/redirect" path="/redirect/*" element={<Refresh />} />,
]
