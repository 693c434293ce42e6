import { LosslessNumber } from 'lossless-json'
import { asNumber } from '@/engine/values/exact'
import type { Client } from './client'

/** The JSON types in which a gateway sends ids: what is chosen from its rows goes back in the same. */
export type WireIds = {
  /** Notes an id as it came. */
  note: (resource: string, id: unknown) => void
  /**
   * An id as it is sent where nothing came in its place: a number where ids of the resource came as numbers, else
   * text. A gateway that sends only unsafe ids as text gets them back as text.
   */
  write: (resource: string, id: string) => unknown
}

const known = new WeakMap<Client, WireIds>()

/** What came through a client. It knows nothing at first: ids are written as text until some came. */
export function wireIdsOf(client: Client): WireIds {
  const found = known.get(client) ?? createWireIds()
  known.set(client, found)
  return found
}

function createWireIds(): WireIds {
  const asNumbers = new Set<string>()
  const asTexts = new Set<string>()
  return {
    note(resource, id) {
      if (typeof id === 'string' && id !== '') asTexts.add(resource)
      else if (typeof id === 'number' || id instanceof LosslessNumber) asNumbers.add(resource)
    },
    write(resource, id) {
      const number = asNumbers.has(resource) ? asNumber(id) : id
      return asTexts.has(resource) && typeof number !== 'number' ? id : number
    },
  }
}
