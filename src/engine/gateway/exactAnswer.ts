import { LosslessNumber, parse } from 'lossless-json'
import { isFields, type Answer } from './envelope'
import { isDelicate, withoutProto } from './json'

/**
 * The same answer with numbers instead of their source strings, so that parts of it are sent back in their
 * original JSON type. Numbers that are not safe integers are `LosslessNumber`s.
 */
export function exactAnswer(answer: Answer): Answer {
  const { source, ...rest } = answer
  if (source === undefined) return answer
  try {
    const body = readExactJson(source)
    return isFields(body) ? { ...rest, body } : answer
  } catch {
    // the exact reader refuses this text, so numbers stay strings
    return answer
  }
}

/**
 * Reads JSON that `readJson` accepted, with every number as a number: those it returns as strings become
 * `LosslessNumber`s, which `writeJson` writes unchanged.
 */
function readExactJson(text: string): unknown {
  const value = parse(text, null, {
    parseNumber: (source) => (isDelicate(source) ? new LosslessNumber(source) : Number(source)),
    onDuplicateKey: ({ newValue }) => newValue,
  })
  return withoutProto(text, value)
}
