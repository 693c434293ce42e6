import type { ReactNode } from 'react'
import { FailedPayouts } from './FailedPayouts'
import type { Words } from './words'

/** Sections of their own above the list of a resource, by its name. */
export const listSections: ReadonlyMap<string, (words: Words) => ReactNode> = new Map([
  ['deposit', (words) => <FailedPayouts words={words} />],
  ['payout', (words) => <FailedPayouts words={words} />],
])
