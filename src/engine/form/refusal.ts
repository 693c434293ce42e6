import { useLayoutEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { GatewayError } from '@/engine/data/gateway'
import type { Resource } from '@/engine/declare'
import { secondPwdName } from './FormFields'

type State = { readonly step: string; readonly error?: GatewayError }

type Fields = Pick<Resource, 'fields'> & {
  readonly names: readonly string[]
  readonly labelOf: (name: string) => string
}

/** Found by label or wire name; undefined if the message names none or several fields. */
export function refusedField({ step, error }: State, { fields, names, labelOf }: Fields) {
  if (step !== 'refused' || error?.kind !== 'refused') return undefined
  const { msg: message = '' } = error
  const named = names.filter((name) =>
    [labelOf(name), fields[name]?.wire ?? name].some((word) => mentions(message, word)),
  )
  return named.length === 1 ? named[0] : undefined
}

// Latin words have edges: 'nick' is not in 'nickel'. Chinese has none.
function mentions(message: string, word: string): boolean {
  if (word === '') return false
  const literal = word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  const before = /^\w/.test(word) ? String.raw`(?<!\w)` : ''
  const after = /\w$/.test(word) ? String.raw`(?!\w)` : ''
  return new RegExp(before + literal + after, 'i').test(message)
}

type Refusal = {
  readonly state: State
  readonly isOpen: boolean
  readonly field: string | undefined
  readonly isShownAtField?: boolean
}

export function useRefusal(
  form: UseFormReturn<Record<string, string>>,
  { state, isOpen, field, isShownAtField = false }: Refusal,
): void {
  useLayoutEffect(() => {
    const hasPassword = form.getValues(secondPwdName) !== undefined
    if (isOpen && hasPassword) form.setValue(secondPwdName, '')
    if (state.step !== 'refused') return
    if (field === undefined) {
      if (hasPassword) form.setFocus(secondPwdName)
    } else if (isShownAtField && state.error) {
      const { message } = state.error
      form.setError(field, { type: 'gateway', message }, { shouldFocus: true })
    } else form.setFocus(field)
  }, [form, state, isOpen, field, isShownAtField])
}
