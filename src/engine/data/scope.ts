import { createContext, use } from 'react'
import type { Form, Resource } from '@/engine/schema/resource'

/** Values shared by all records of a page: they filter its list and prefill a new record. */
export type Scope = Readonly<Record<string, string>>

export const ScopeContext = createContext<Scope>({})

export function useScope(): Scope {
  return use(ScopeContext)
}

export function openForm(form: Resource['create'] | Resource['edit'], scope: Scope): Form {
  const { fields = [], ...rest } = form ?? {}
  return { ...rest, fields: fields.filter((name) => !Object.hasOwn(scope, name)) }
}
