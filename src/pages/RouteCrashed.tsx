import { useRouteError } from 'react-router'
import { crashId } from '@/views/crash'
import { Crashed } from './Crashed'

/** What the router itself caught. */
export function RouteCrashed() {
  return <Crashed id={crashId(useRouteError())} />
}
