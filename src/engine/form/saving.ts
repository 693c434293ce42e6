import type { GatewayError } from '@/engine/data/gateway'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Values } from '../data/formValues'
import type { Sending } from './submission'

export type SavingInput = {
  readonly values: Values
  /** The record that the form was filled over; undefined for a new one. */
  readonly over: PortalRecord | undefined
  readonly secondPwd?: string | undefined
}

/**
 * The outcome of a form. `unknown`: sent, but no answer came. `conflict`: someone else has changed the record
 * meanwhile.
 */
export type SavingResult =
  | { readonly step: 'saved' | 'unchanged' | 'unknown' }
  | { readonly step: 'refused'; readonly error: GatewayError }
  | { readonly step: 'conflict'; readonly theirs: PortalRecord }

export type SavingWays = {
  readonly send: (input: SavingInput, sending: Sending) => Promise<SavingResult>
  /** Reads again whether a form without an answer was saved; needs a record that can be read. */
  readonly check?: (input: SavingInput) => Promise<SavingResult>
  /** Reads the record again; needed where single fields can be unreadable. */
  readonly read?: () => Promise<PortalRecord>
}
