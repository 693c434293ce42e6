import type { Resource } from '@/engine/declare'
import { checkClosed } from './actionClosed'
import { checkDialog } from './actionDialog'
import { checkStates } from './actionsByHand'
import { createFindings } from './findings'
import { checkTools } from './listTools'

/**
 * What an action can be done to, what it sends and what the record holds afterwards: the declaration, the screen
 * and the gateway say the same. And what is done with the whole list.
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
