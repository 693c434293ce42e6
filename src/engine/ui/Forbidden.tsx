import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'

/** §6: redirects to /401, which names the page and the missing permission. */
export function Forbidden({ permission }: { permission?: string }) {
  const { pathname, search } = useLocation()
  // a new object on each render would navigate again, endlessly
  const [state] = useState({ wanted: `${pathname}${search}`, permission })
  return <Navigate to="/401" replace state={state} />
}
