import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '@/engine/data/session'
import { kindOf, type FieldMap } from '@/engine/schema/field'
import type { Values } from '@/engine/data/formValues'
import { dropDraft, findDraft, type Draft } from './drafts'

type Options = {
  form: string
  fields: FieldMap
}

/** Fields with such a name are never stored, whatever their kind. */
const secretName = /pass(?:word|wd)|pwd|secret|token|private|(?:google|otp|captcha)code/i

export function useDraft({ form, fields }: Options) {
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
  return Object.fromEntries(Object.entries(values).filter(([name]) => mayKeep(fields, name)))
}

function mayKeep(fields: FieldMap, name: string): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field !== undefined && !kindOf(field).hidden && !secretName.test(name)
}
