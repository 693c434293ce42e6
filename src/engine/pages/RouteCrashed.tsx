import { useRouteError } from 'react-router'
import { crashId } from '@/engine/ui/crash/crash'
import { Crashed } from '@/engine/session/boot/PlainPage'

/** In its own file, as the login loads no router. */
export function RouteCrashed() {
  return <Crashed id={crashId(useRouteError())} />
}
