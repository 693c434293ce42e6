import type { Resource } from '@/engine/declare'
import { checks as allChecks, type Checks } from './checks'
import { shape } from './checks/shape'
import type { FieldFinding, PlacedFinding } from './project/Finding'
import { fileOf, type ResourceCheck, type Project } from './project/Project'

/**
 * Finds every mistake in the declarations. Malformed declarations are reported alone, since no other check
 * works on them. Never throws: a check that throws is itself a finding.
 *
 * @param checks all checks by default
 */
export function examine(project: Project, checks: Checks = allChecks): readonly PlacedFinding[] {
  const misshapen = made(project, { shape })
  if (misshapen.length > 0) return misshapen
  const between = Object.entries(checks.ofProject).flatMap(([name, check]) =>
    attempt(name, () => check(project)),
  )
  const nowhere = { file: 'resources/index.ts', resource: 'all' }
  return [
    ...made(project, checks.ofResource),
    ...between.map((finding) => located(finding, nowhere)),
  ]
}

function made(
  project: Project,
  checks: Readonly<Record<string, ResourceCheck>>,
): readonly PlacedFinding[] {
  return project.resources.flatMap((resource: Resource) => {
    const place = { file: fileOf(resource, project), resource: resource.name }
    return Object.entries(checks)
      .flatMap(([name, check]) => attempt(name, () => check(resource, project)))
      .map((finding) => located(finding, place))
  })
}

function located(
  finding: FieldFinding & Partial<PlacedFinding>,
  place: Pick<PlacedFinding, 'file' | 'resource'>,
): PlacedFinding {
  return { ...place, ...finding }
}

function attempt<C>(name: string, check: () => readonly C[]): readonly (C | FieldFinding)[] {
  try {
    return check()
  } catch (error) {
    return [
      {
        problem: `The check \`${name}\` stopped: ${error instanceof Error ? error.message : String(error)}.`,
        fix: 'Compare the declaration with the type of `defineResource`; if it keeps to it, the check is wrong.',
      },
    ]
  }
}
