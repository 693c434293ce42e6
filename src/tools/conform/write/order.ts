import type { Look } from '../look/Look'

/** Texts that name a record of another resource without being declared as a reference. */
export const borrowed: Readonly<Record<string, readonly [resource: string, field: string]>> = {
  'dictData.dictType': ['dictType', 'dictType'],
}

/** Each resource after those that its form for a new record refers to. */
export function writingOrder(looks: readonly Look[]): readonly Look[] {
  const ordered = new Set<Look>()
  const visit = (look: Look, above: readonly Look[]) => {
    if (ordered.has(look) || above.includes(look)) return
    for (const name of referencesOf(look)) {
      const other = looks.find(({ resource }) => resource.name === name)
      if (other) visit(other, [...above, look])
    }
    ordered.add(look)
  }
  for (const look of looks) visit(look, [])
  return [...ordered]
}

/** The resources that a new record refers to. */
export function referencesOf({ resource }: Pick<Look, 'resource'>): readonly string[] {
  return (resource.create?.fields ?? []).flatMap((name) => {
    const field: { kind: string; resource?: string } | undefined = resource.fields[name]
    return field?.resource ?? borrowed[`${resource.name}.${name}`]?.[0] ?? []
  })
}
