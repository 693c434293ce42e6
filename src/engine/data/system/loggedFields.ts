import { isFields, type Fields } from '@/engine/gateway/envelope'
import { readJson } from '@/engine/gateway/json'
import { toText } from '@/engine/schema/kind'

/** The keys of an object that an entry of the log holds as JSON; none where it is no JSON, or was cut short. */
export function fieldsIn(text: unknown): Fields {
  try {
    const value = readJson(toText(text) ?? '')
    return isFields(value) ? value : {}
  } catch {
    return {}
  }
}
