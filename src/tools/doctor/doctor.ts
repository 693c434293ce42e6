import type { DeclaredApp } from '../app/DeclaredApp'
import { examine } from './examine'
import type { PlacedFinding } from './project/Finding'
import { readProject } from './readProject'

type Result = {
  /** One paragraph for each finding, or one line without findings. */
  readonly text: string
  readonly findings: readonly PlacedFinding[]
}

/**
 * Looks for mistakes in the declarations of an app. A declaration that cannot be loaded is itself a finding.
 *
 * @example const { text, findings } = await doctor(async () => ({ resources: [book], messages }))
 */
export async function doctor(load: () => Promise<DeclaredApp>): Promise<Result> {
  try {
    const project = await readProject(await load())
    const findings = examine(project)
    return findings.length > 0 ? report(findings) : { text: healthy(project), findings }
  } catch (error) {
    return report([unloadable(error)])
  }
}

function report(findings: readonly PlacedFinding[]): Result {
  return { text: `${findings.map(paragraph).join('\n\n')}\n\n${findings.length} found`, findings }
}

function paragraph({ file, resource, field, problem, fix }: PlacedFinding): string {
  const place = field === undefined ? resource : `${resource}.${field}`
  return `${file}  ${place}\n  ${problem}\n  → ${fix}`
}

function healthy({ resources }: Pick<DeclaredApp, 'resources'>): string {
  const fields = resources.flatMap(({ fields }) => Object.keys(fields))
  return `${counted(resources, 'resource')}, ${counted(fields, 'field')}: nothing found`
}

function counted({ length }: readonly unknown[], noun: string): string {
  return `${length} ${noun}${length === 1 ? '' : 's'}`
}

/** The finding for a declaration that threw while it was loaded. */
export function unloadable(error: unknown): PlacedFinding {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const file =
    /resources\/(?:system\/)?\w+\.tsx?/.exec(`${message}\n${stack}`)?.[0] ?? 'resources/index.ts'
  return {
    file,
    resource: file.replace(/^.*\/|\.tsx?$/g, ''),
    problem: `It cannot be loaded: ${message.trim()}.`,
    fix: 'Correct what `npm run types` says of it.',
  }
}
