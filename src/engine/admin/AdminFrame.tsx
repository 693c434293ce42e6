import { Activity, createContext, use } from 'react'
import { Crashed } from '@/engine/session/boot/PlainPage'
import type { Opened } from '@/engine/session/boot/portalLoader'
import { ErrorBoundary, type Crash } from '@/engine/ui/crash/ErrorBoundary'
import { AdminApp, type AdminAppProps } from './AdminApp'

export const OpenedContext = createContext<Opened | undefined>(undefined)

const closed: Opened = { routers: { tree: [] } }

export type AdminFrameProps = Omit<AdminAppProps, 'opened'>

/** Behind the login the shell is rendered in idle moments, without effects, layout or calls. */
export function AdminFrame(props: AdminFrameProps) {
  const opened = use(OpenedContext)
  return (
    <Activity mode={opened ? 'visible' : 'hidden'}>
      <ErrorBoundary fallback={crashed}>
        <AdminApp {...props} opened={opened ?? closed} />
      </ErrorBoundary>
    </Activity>
  )
}

function crashed({ id }: Crash) {
  return <Crashed id={id} />
}
