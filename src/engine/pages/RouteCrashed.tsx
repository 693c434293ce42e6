import { useRouteError } from 'react-router'
import { crashId } from '@/engine/ui/crash/crash'
import { Crashed } from '../session/boot/Crashed'

/** When not even the shell stands, and the router caught it; apart, as the login needs no router. */
export function RouteCrashed() {
  return <Crashed id={crashId(useRouteError())} />
}
