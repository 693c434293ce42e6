import type { Resource } from './resource'

/** Fields that stand together; those of no section have no key and come first. */
export type Section = { readonly key: string | undefined; readonly fields: readonly string[] }

/** The given fields in the declared groups, empty groups left out. */
export function sectionsOf({ sections = {} }: Resource, names: readonly string[]): Section[] {
  const grouped = new Set(Object.values(sections).flat())
  const groups: Section[] = [
    { key: undefined, fields: names.filter((name) => !grouped.has(name)) },
    ...Object.entries(sections).map(([key, fields]) => ({
      key,
      fields: fields.filter((name) => names.includes(name)),
    })),
  ]
  return groups.filter(({ fields }) => fields.length > 0)
}
