import type { Look } from '../look/Look'

/** A record of conform's own, from just before it is made until it is gone. */
export type Own = {
  readonly look: Look
  /** What its title begins with; no other record's does. */
  readonly mark: string
  /** What was typed for it, by field name. */
  readonly typed: Readonly<Record<string, string>>
  /** Undefined until it has been found in the list. */
  id: string | undefined
  isGone: boolean
}
