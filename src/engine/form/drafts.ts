import { config } from '@/engine/config'
import { draftsKey } from './draftsKey'
import type { Values } from '../data/formValues'

/** What was typed in one form when the login expired under it; no secret is ever in it. */
export type Draft = {
  readonly userId: string
  /** Of the page. */
  readonly path: string
  /** Which form of that page, over which record. */
  readonly form: string
  /** Milliseconds since 1970. */
  readonly until: number
  /** The changed fields, as they were typed. */
  readonly values: Values
  /** What these fields held before. */
  readonly before: Values
  /** The `updateTime` of the record that the form was filled over. */
  readonly version?: string
  /** What a decision restated of its record when it was typed. */
  readonly facts?: Values
}

export type DraftKey = Pick<Draft, 'userId' | 'path' | 'form'>

/** Keeps drafts in this tab of the browser for 15 minutes; answers whether it could. */
export function keepDrafts(drafts: readonly Omit<Draft, 'until'>[]): boolean {
  const until = Date.now() + config.draftMs
  const isReplaced = (old: Draft) => drafts.some((draft) => isSameForm(draft, old))
  const kept = readDrafts().filter((old) => !isReplaced(old))
  return write([...kept, ...drafts.map((draft) => ({ ...draft, until }))])
}

/** The draft of a form, if it is young enough and the same user's. */
export function findDraft(wanted: DraftKey): Draft | undefined {
  return readDrafts().find((draft) => isSameForm(draft, wanted))
}

/** All that a user may find back on one page. */
export function draftsAt({ userId, path }: Omit<DraftKey, 'form'>): readonly Draft[] {
  return readDrafts().filter((draft) => draft.userId === userId && draft.path === path)
}

/** The pages on which something waits. */
export function draftPaths(): readonly string[] {
  return readDrafts().map(({ path }) => path)
}

export function dropDraft(wanted: DraftKey): void {
  write(readDrafts().filter((draft) => !isSameForm(draft, wanted)))
}

/** What another user typed, or somebody too long ago, is gone. */
export function dropForeignDrafts(userId: string): void {
  write(readDrafts().filter((draft) => draft.userId === userId))
}

/** Whether this browser keeps anything over a reload; what stands in for its storage does not. */
export function draftsWork(): boolean {
  return typeof Storage !== 'undefined' && sessionStorage instanceof Storage
}

function isSameForm(one: DraftKey, other: DraftKey): boolean {
  return one.userId === other.userId && one.path === other.path && one.form === other.form
}

function readDrafts(): readonly Draft[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftsKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isDraft) : []
  } catch {
    // somebody else's text
    return []
  }
}

function isDraft(stored: unknown): stored is Draft {
  if (typeof stored !== 'object' || stored === null) return false
  const draft = stored as Record<string, unknown>
  const { userId, path, form, until, values, before, version, facts = {} } = draft
  const areTexts = [userId, path, form].every((text) => typeof text === 'string')
  const isYoung = typeof until === 'number' && until > Date.now()
  const isVersion = version === undefined || typeof version === 'string'
  return areTexts && isYoung && isVersion && [values, before, facts].every(isValues)
}

function isValues(stored: unknown): stored is Values {
  if (typeof stored !== 'object' || stored === null) return false
  return Object.values(stored).every((text) => typeof text === 'string')
}

function write(drafts: readonly Draft[]): boolean {
  try {
    if (drafts.length === 0) sessionStorage.removeItem(draftsKey)
    else sessionStorage.setItem(draftsKey, JSON.stringify(drafts))
    return draftsWork()
  } catch {
    // full: the browser asks before the page goes
    return false
  }
}
