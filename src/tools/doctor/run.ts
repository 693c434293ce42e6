import { examine } from './examine'
import type { Finding } from './project/Finding'
import { readProject } from './readProject'
import { unloadable } from './unloadable'
import type { Project } from './project/Project'

/** `npm run doctor`: what is wrong in the declarations, one paragraph each; exits with 1 if anything is. */

const project = await readProject().catch(unloadable)
const findings = 'resources' in project ? examine(project) : [project]
if ('resources' in project && findings.length === 0) console.log(healthy(project))
else console.log(`${findings.map(paragraph).join('\n\n')}\n\n${findings.length} found`)
process.exitCode = findings.length > 0 ? 1 : 0

function healthy({ resources }: Project): string {
  const fields = resources.reduce((sum, { fields }) => sum + Object.keys(fields).length, 0)
  return `${resources.length} resources, ${fields} fields: nothing found`
}

function paragraph({ file, resource, field, problem, fix }: Finding): string {
  const place = field === undefined ? resource : `${resource}.${field}`
  return `${file}  ${place}\n  ${problem}\n  → ${fix}`
}
