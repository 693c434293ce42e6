import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { config } from '@/engine/config'
import type { Values } from '@/engine/data/formValues'
import { useSession } from '@/engine/data/session'
import { kindOf, type FieldMap } from '@/engine/schema/field'
import { readStored } from '@/engine/ui/stored'
import { pickValues } from '@/engine/values/named'
import { draftsKey } from './draftsKey'

/** Input of a form whose login expired; never contains a secret. */
export type Draft = {
  readonly userId: string
  readonly path: string
  readonly form: string
  /** Milliseconds since 1970. */
  readonly until: number
  readonly values: Values
  readonly before: Values
  readonly version?: string
  readonly facts?: Values
}

export type DraftKey = Pick<Draft, 'userId' | 'path' | 'form'>

/** Stores a draft in this tab for 15 minutes; returns whether that worked. */
export function keepDraft(draft: Omit<Draft, 'until'>): boolean {
  const others = readDrafts().filter((old) => !isSameForm(draft, old))
  return write([...others, { ...draft, until: Date.now() + config.draftMs }])
}

export function findDraft(wanted: DraftKey): Draft | undefined {
  return readDrafts().find((draft) => isSameForm(draft, wanted))
}

export function draftsAt({ userId, path }: Omit<DraftKey, 'form'>): readonly Draft[] {
  return readDrafts().filter((draft) => draft.userId === userId && draft.path === path)
}

export function draftPaths(): readonly string[] {
  return readDrafts().map(({ path }) => path)
}

export function dropDraft(wanted: DraftKey): void {
  write(readDrafts().filter((draft) => !isSameForm(draft, wanted)))
}

export function dropForeignDrafts(userId: string): void {
  write(readDrafts().filter((draft) => draft.userId === userId))
}

/** The in-memory fallback does not survive a reload. */
export function draftsWork(): boolean {
  return typeof Storage !== 'undefined' && sessionStorage instanceof Storage
}

function isSameForm(one: DraftKey, other: DraftKey): boolean {
  return one.userId === other.userId && one.path === other.path && one.form === other.form
}

function readDrafts(): readonly Draft[] {
  const stored = readStored(sessionStorage, draftsKey)
  return Array.isArray(stored) ? stored.filter(isDraft) : []
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
    // storage is full: the browser asks before the page closes
    return false
  }
}

/** Fields with such a name are never stored, whatever their kind. */
const secretName = /pass(?:word|wd)|pwd|secret|token|private|(?:google|otp|captcha)code/i

export function useDraft({ form, fields }: { form: string; fields: FieldMap }) {
  const { pathname: path } = useLocation()
  const userId = useSession()?.user.userId ?? ''
  const [found, setFound] = useState(() => findDraft({ userId, path, form }))

  const forget = () => {
    dropDraft({ userId, path, form })
    setFound(undefined)
  }
  const draftOf = useCallback(
    (typed: Pick<Draft, 'values' | 'before' | 'version' | 'facts'>) => {
      const values = keptValues(fields, typed.values)
      if (userId === '' || Object.keys(values).length === 0) return undefined
      return { ...typed, userId, path, form, values, before: keptValues(fields, typed.before) }
    },
    [userId, path, form, fields],
  )
  return { found, forget, draftOf }
}

/** Drafts are filtered when read, too: anyone can write the storage. */
export function keptValues(fields: FieldMap, values: Values = {}): Values {
  return pickValues(values, (name) => mayKeep(fields, name))
}

function mayKeep(fields: FieldMap, name: string): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field !== undefined && !kindOf(field).hidden && !secretName.test(name)
}
