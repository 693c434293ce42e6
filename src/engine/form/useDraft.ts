import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '@/engine/data/session'
import { kindOf, type FieldMap } from '@/engine/schema/field'
import { dropDraft, findDraft, type Draft } from './drafts'
import type { Values } from '../data/formValues'

/** What a form has for its draft: the texts that changed, and what stood there before. */
export type Typed = Pick<Draft, 'values' | 'before' | 'version' | 'facts'>

type Options = {
  /** Which form of its page, over which record. */
  form: string
  fields: FieldMap
}

/** Whatever it is declared as: what is called so is not kept. */
const secretName = /pass(?:word|wd)|pwd|secret|token|private|(?:google|otp|captcha)code/i

/** The draft that a form begins with, and the way to another one. */
export function useDraft({ form, fields }: Options) {
  const { pathname: path } = useLocation()
  const userId = useSession()?.user.userId ?? ''
  const [found, setFound] = useState(() => findDraft({ userId, path, form }))

  const forget = () => {
    dropDraft({ userId, path, form })
    setFound(undefined)
  }
  /** What may be kept of what is typed; undefined where there is nothing. */
  const draftOf = useCallback(
    ({ values, before, version, facts }: Typed): Omit<Draft, 'until'> | undefined => {
      const names = Object.keys(values).filter((name) => mayKeep(fields, name))
      if (userId === '' || names.length === 0) return undefined
      return {
        userId,
        path,
        form,
        values: only(names, values),
        before: only(names, before),
        ...(version !== undefined && { version }),
        ...(facts && { facts }),
      }
    },
    [userId, path, form, fields],
  )
  return { found, forget, draftOf }
}

// read again: what is stored is anybody's
export function keptValues(fields: FieldMap, values: Values | undefined = {}): Values {
  return only(
    Object.keys(values).filter((name) => mayKeep(fields, name)),
    values,
  )
}

function mayKeep(fields: FieldMap, name: string): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field !== undefined && !kindOf(field).hidden && !secretName.test(name)
}

function only(names: readonly string[], values: Values): Values {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
}
