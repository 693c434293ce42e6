import { useRouteError } from 'react-router'
import { crashId } from '@/views/crash'
import { Crashed } from './Crashed'

/** Apart from what stands before the login, which has no router. */
export function RouteCrashed() {
  return <Crashed id={crashId(useRouteError())} />
}
