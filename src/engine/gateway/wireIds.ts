import { LosslessNumber } from 'lossless-json'
import { asNumber } from '@/engine/values/exact'
import type { Client } from './client'

const known = new WeakMap<Client, ReturnType<typeof createWireIds>>()

/** The JSON types of the gateway's ids: each goes back as it came, until then as a string. */
export function wireIdsOf(client: Client) {
  const found = known.get(client) ?? createWireIds()
  known.set(client, found)
  return found
}

function createWireIds() {
  const asNumbers = new Set<string>()
  const asTexts = new Set<string>()
  return {
    /** Records an id as sent. */
    note(resource: string, id: unknown) {
      if (typeof id === 'string' && id !== '') asTexts.add(resource)
      else if (typeof id === 'number' || id instanceof LosslessNumber) asNumbers.add(resource)
    },
    /** A gateway that sends only unsafe ids as strings gets those back as strings. */
    write(resource: string, id: string): unknown {
      const number = asNumbers.has(resource) ? asNumber(id) : id
      return asTexts.has(resource) && typeof number !== 'number' ? id : number
    },
  }
}
