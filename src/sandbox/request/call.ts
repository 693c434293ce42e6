import type { Context } from 'hono'
import type { Language } from '@/engine/config'
import type { Refusal } from './Refusal'

/** Who asks: read from the database on every request, so that a change acts at once. */
export type Viewer = {
  userId: number
  userName: string
  userType: string
  avatar: string
  /** Set for store operators, who see nothing of other stores. */
  storeId: number | undefined
  roles: readonly string[]
  permissions: readonly string[]
}

export type Body = Readonly<Record<string, unknown>>

/** A file of a body in parts, and the name of its part. */
export type SentFile = {
  part: string
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

export type SandboxEnv = {
  Variables: {
    language: Language
    viewer: Viewer
    body: Body
    files: readonly SentFile[]
    /** The body as it was sent. */
    bodyText?: string
    /** When the request was let in, milliseconds since 1970. */
    startedMs?: number
    /** The names under which secrets are sent, beyond those that tell by themselves. */
    secretNames?: ReadonlySet<string>
    /** Why the request was declined. */
    refusal?: Refusal
  }
}

/** One request on its way through the sandbox. */
export type Call = Context<SandboxEnv>
