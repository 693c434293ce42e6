import type { Dict } from '@/engine/schema/dict'
import { dictUses, everyUse, type DictUse } from '../project/dictUses'
import type { Finding, PlacedFinding } from '../project/Finding'
import { fileOfDict, type Project, type ProjectCheck } from '../project/Project'
import { literal, repeated } from '../project/wording'

/** A dictionary that says two things of one code, or two dictionaries of one name. */
export const dictionaries: ProjectCheck = (project) => {
  const named = new Map(dictUses(project).map((use) => [use.dict.name, use]))
  const broken = [...named.values()].flatMap((use) =>
    findingsOf(use.dict).map((finding) => placed(use, finding, project)),
  )
  const rivals = everyUse(project).flatMap((use) => {
    const first = named.get(use.dict.name)
    if (!first || JSON.stringify(first.dict) === JSON.stringify(use.dict)) return []
    return [placed(use, rivalry(first), project)]
  })
  return [...broken, ...rivals]
}

function placed(
  { dict, resource, path }: DictUse,
  finding: Finding,
  project: Project,
): PlacedFinding {
  return { file: fileOfDict(dict.name, project), resource: resource.name, field: path, ...finding }
}

function rivalry({ dict, resource, path }: DictUse): Finding {
  return {
    problem: `The dictionary \`${dict.name}\` is not the one that \`${resource.name}.${path}\` has under this name.`,
    fix: 'Use one dictionary in both, or rename one of them.',
  }
}

function findingsOf({ name, entries, byGateway = [] }: Dict): readonly Finding[] {
  const codes = entries.map(([code]) => code)
  const strange = byGateway.filter((code) => !codes.includes(code))
  const numbers = codes.filter((code: unknown) => typeof code !== 'string')
  return [
    ...(entries.length > 0
      ? []
      : [{ problem: `The dictionary \`${name}\` has no codes.`, fix: 'Declare its entries.' }]),
    ...repeated(codes).map((code) => ({
      problem: `The dictionary \`${name}\` has the code ${literal(code)} twice.`,
      fix: "Take one out, or correct its code: '01' and '1' are two.",
    })),
    ...numbers.map((code) => ({
      problem: `The code ${literal(code)} of the dictionary \`${name}\` is no text.`,
      fix: `Write it as the gateway does: ${literal(String(code))}.`,
    })),
    ...strange.map((code) => ({
      problem: `\`byGateway\` of the dictionary \`${name}\` names ${literal(code)}, which is none of its codes.`,
      fix: 'Take it out, or add the code.',
    })),
  ]
}
