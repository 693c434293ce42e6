import { describe, expect, it } from 'vitest'
import { languages } from '@/engine/messages/language'
import type { Resource } from '@/engine/declare'
import { testing, type AppUnderTest } from '../app/appUnderTest'
import { findingsAtGateway } from './findingsAtGateway'
import { findingsOfActions } from './findingsOfActions'
import { findingsOfListRequests } from './findingsOfListRequests'
import { findingsOfEditing } from './findingsOfEditing'
import { findingsOfForm } from './findingsOfForm'
import { findingsOfGates } from './findingsOfGates'
import { findingsOfWords } from './findingsOfWords'
import { findingsOnScreen } from './findingsOnScreen'

/**
 * Checks a resource from its declaration alone: it agrees with the gateway, its list sends the
 * values of its filters, its codes have words, its permissions gate, its forms and the gateway refuse the same, its
 * actions keep to their states. Each finding names the field or the action and says what differs.
 */
export function testResourceOf(app: AppUnderTest, resource: Resource): void {
  describe(`the resource ${resource.name}`, { timeout: 60_000 }, () => {
    it('agrees with the gateway', async () => {
      expect(await testing(app, () => findingsAtGateway(resource))).toEqual([])
    })

    it.each(languages)('has words in %s for every declared name', async (language) => {
      expect(await testing(app, () => findingsOfWords(resource, language))).toEqual([])
    })

    it('sends exactly the values of its filters', async () => {
      expect(await testing(app, () => findingsOfListRequests(resource))).toEqual([])
    })

    it.each(languages)('shows exactly the values of the gateway, in %s', async (language) => {
      const findings = await testing(app, () => findingsOnScreen(resource, language))
      expect(findings).toEqual([])
    })

    it('opens to users with its permissions alone', async () => {
      expect(await testing(app, () => findingsOfGates(resource))).toEqual([])
    })

    it('has a form that accepts and refuses the same values as the gateway', async () => {
      expect(await testing(app, () => findingsOfForm(resource))).toEqual([])
    })

    it('edits the fields of its form and no other', async () => {
      expect(await testing(app, () => findingsOfEditing(resource))).toEqual([])
    })

    it('runs its actions only in their states, with their declared effect', async () => {
      expect(await testing(app, () => findingsOfActions(resource))).toEqual([])
    })
  })
}
