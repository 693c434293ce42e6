import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'

/** §6: /401 names the page and the missing permission. */
export function Forbidden({ permission }: { permission?: string }) {
  return <Redirect to="/401" permission={permission} />
}

export function UnknownPath() {
  return <Redirect to="/404" />
}

function Redirect({ to, permission }: { to: string; permission?: string | undefined }) {
  const { pathname, search } = useLocation()
  // a new object on each render would navigate again, endlessly
  const [state] = useState({ wanted: `${pathname}${search}`, permission })
  return <Navigate to={to} replace state={state} />
}
