import { LosslessNumber, parse } from 'lossless-json'
import { isFields, type Answer } from './envelope'
import { isDelicate, withoutProto } from './json'

/**
 * The same answer with numbers in place of their source texts: what is sent back of it goes in the JSON type in which
 * it came. Those that are no safe integers are `LosslessNumber`s.
 */
export function exactAnswer(answer: Answer): Answer {
  const { source, ...rest } = answer
  if (source === undefined) return answer
  try {
    const body = readExactJson(source)
    return isFields(body) ? { ...rest, body } : answer
  } catch {
    // the exact reader refuses a text that the platform's takes: its numbers stay texts
    return answer
  }
}

/**
 * Reads the JSON that `readJson` has read already, with every number as a number: those that it gives as text
 * become `LosslessNumber`s, which `writeJson` writes as they came.
 */
function readExactJson(text: string): unknown {
  const value = parse(text, null, {
    parseNumber: (source) => (isDelicate(source) ? new LosslessNumber(source) : Number(source)),
    onDuplicateKey: ({ newValue }) => newValue,
  })
  return withoutProto(text, value)
}
