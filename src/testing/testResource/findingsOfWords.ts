import type { Language } from '@/engine/config'
import type { Resource } from '@/engine/declare'
import { codesOf, fieldsOf, type DeclaredField } from './declared'
import { createFindings } from './findings'
import { wordOf } from './words'

/** Names without words in a language: of the resource, its parts, its codes. */
export function findingsOfWords(resource: Resource, language: Language): readonly string[] {
  const findings = createFindings()
  const own = `resources.${resource.name}`
  const { actions, list, sections, views } = resource
  const has = (...keys: readonly string[]) =>
    findings.unless(wordOf(language, ...keys) !== undefined, `${keys[0]}: no words in ${language}`)
  has(`${own}.name`)
  has(`${own}.plural`)
  for (const [name, field] of fieldsOf(resource)) {
    has(`${own}.fields.${name}`)
    for (const column of Object.keys(field.columns ?? {})) has(`${own}.fields.${column}`)
    for (const key of codeKeys(field)) has(key)
  }
  for (const [name, { args = {} }] of Object.entries(actions)) {
    has(`${own}.actions.${name}`, `actions.${name}`)
    for (const arg of Object.keys(args)) has(`${own}.args.${arg}`, `actions.args.${arg}`)
  }
  for (const name of Object.keys(list?.tools ?? {})) has(`${own}.tools.${name}`, `tools.${name}`)
  for (const name of Object.keys(sections ?? {})) has(`${own}.sections.${name}`)
  for (const name of Object.keys(views ?? {})) has(`${own}.views.${name}`)
  return findings.found
}

function codeKeys({ columns = {}, ...field }: DeclaredField): readonly string[] {
  const dict = field.dict ?? field.fallback
  const own = codesOf(field).map(([, key]) => `codes.${dict?.name}.${key}`)
  return [...own, ...Object.values(columns).flatMap(codeKeys)]
}
