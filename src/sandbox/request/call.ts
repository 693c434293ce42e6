import type { Context } from 'hono'
import type { Language } from '@/engine/config'
import type { Refusal } from './Refusal'

/** The user of a request, read from the database each time, so that changes act at once. */
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

/** A file of a multipart body, with the name of its part. */
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
    /** When the request arrived, in milliseconds since 1970. */
    startedMs?: number
    /** Names of secret values, beyond those recognised by name. */
    secretNames?: ReadonlySet<string>
    /** Why the request was declined. */
    refusal?: Refusal
  }
}

/** One request on its way through the sandbox. */
export type Call = Context<SandboxEnv>
