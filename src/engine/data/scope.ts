import { createContext, useContext } from 'react'
import type { Resource } from '@/engine/schema/resource'
import type { Form } from '@/engine/schema/resource'

/** Values that all records of a page have: its list is narrowed by them, and a new record gets them. */
export type Scope = Readonly<Record<string, string>>

export const ScopeContext = createContext<Scope>({})

export function useScope(): Scope {
  return useContext(ScopeContext)
}

const nothing: readonly string[] = []

/** What is left of a form to fill in. */
export function openForm(form: Resource['create'] | Resource['edit'], scope: Scope): Form {
  const { fields = nothing, ...rest } = form ?? {}
  return { ...rest, fields: fields.filter((name) => !Object.hasOwn(scope, name)) }
}
