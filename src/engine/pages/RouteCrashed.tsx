import { useRouteError } from 'react-router'
import { crashId } from '@/engine/ui/crash/crash'
import { Crashed } from '../session/boot/PlainPage'

/** For crashes of the shell, which the router catches; a file of its own, as the login needs no router. */
export function RouteCrashed() {
  return <Crashed id={crashId(useRouteError())} />
}
