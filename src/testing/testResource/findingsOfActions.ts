import type { Resource } from '@/engine/declare'
import { checkClosed } from './actionClosed'
import { checkDialog } from './actionDialog'
import { checkStates } from './actionsByHand'
import { createFindings } from './findings'
import { checkTools } from './listTools'

/**
 * Checks each action's states, request and effect, and the tools of the list: declaration, screen
 * and gateway agree.
 */
export async function findingsOfActions(resource: Resource): Promise<readonly string[]> {
  const findings = createFindings()
  for (const [name, action] of Object.entries(resource.actions)) {
    await checkStates(resource, name, action, findings)
    await checkDialog(resource, name, action, findings)
    await checkClosed(resource, name, action, findings)
  }
  await checkTools(resource, findings)
  return findings.found
}
