import { Navigate, useLocation } from 'react-router'

const prefix = /^\/redirect(?=\/|$)/

/** §2, the hidden refresh helper: `/redirect/some/page` becomes `/some/page`, query included. */
export function Refresh() {
  const { pathname, search } = useLocation()
  return <Navigate to={`${pathname.replace(prefix, '') || '/'}${search}`} replace />
}
