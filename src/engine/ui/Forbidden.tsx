import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'

/** §6: the way to /401, which says where one was going and what is missing. */
export function Forbidden({ permission }: { permission?: string }) {
  const { pathname, search } = useLocation()
  // one object: another would be another step, and there is no end to them
  const [state] = useState({ wanted: `${pathname}${search}`, permission })
  return <Navigate to="/401" replace state={state} />
}
