import { LosslessNumber } from 'lossless-json'
import { asNumber } from '@/engine/values/exact'
import type { Client } from './client'

/** The JSON types of the gateway's ids: an id goes back in the type in which it came. */
export type WireIds = {
  /** Records an id as sent. */
  note: (resource: string, id: unknown) => void
  /**
   * An id to send: a number if the resource's ids came as numbers, else a string. A gateway that sends only
   * unsafe ids as strings gets those back as strings.
   */
  write: (resource: string, id: string) => unknown
}

const known = new WeakMap<Client, WireIds>()

/** Ids are written as strings until some have come through the client. */
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
