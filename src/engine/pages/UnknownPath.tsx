import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'

/** §2: redirects an unknown path to /404, which names it. */
export function UnknownPath() {
  const { pathname, search } = useLocation()
  const [state] = useState({ wanted: `${pathname}${search}` })
  return <Navigate to="/404" replace state={state} />
}
