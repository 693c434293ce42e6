import type { Resource } from '@/engine/declare'
import { checkClosed } from './actionClosed'
import { checkDialog } from './actionDialog'
import { checkStates } from './actionsByHand'
import { createFaults } from './faults'
import { checkTools } from './listTools'

/**
 * What an action can be done to, what it sends and what the record holds afterwards: the declaration, the screen
 * and the gateway say the same. And what is done with the whole list.
 */
export async function faultsOfActions(resource: Resource): Promise<readonly string[]> {
  const faults = createFaults()
  for (const [name, action] of Object.entries(resource.actions)) {
    await checkStates(resource, name, action, faults)
    await checkDialog(resource, name, action, faults)
    await checkClosed(resource, name, action, faults)
  }
  await checkTools(resource, faults)
  return faults.found
}
