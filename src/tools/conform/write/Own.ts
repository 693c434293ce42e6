import type { Look } from '../look/Look'

/** A record of conform's own, from just before it is made until it is gone. */
export type Own = {
  readonly look: Look
  /** The unique beginning of its title. */
  readonly mark: string
  /** Typed values by field name. */
  readonly typed: Readonly<Record<string, string>>
  /** Undefined until it has been found in the list. */
  id: string | undefined
  isGone: boolean
}
