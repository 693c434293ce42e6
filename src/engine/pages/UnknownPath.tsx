import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'

/** §2: an unknown path goes to /404, which remembers where one was going. */
export function UnknownPath() {
  const { pathname, search } = useLocation()
  const [state] = useState({ wanted: `${pathname}${search}` })
  return <Navigate to="/404" replace state={state} />
}
