import { useRouteError } from 'react-router'
import { crashId } from '@/views/crash'
import { Crashed } from './Crashed'

/** When not even the shell stands, and the router caught it; apart, as the login needs no router. */
export function RouteCrashed() {
  return <Crashed id={crashId(useRouteError())} />
}
