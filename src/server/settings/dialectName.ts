import { dialects, type DialectName } from '@/engine/config'

/** Throws an error that names the setting, its value and the possible ones. */
export function dialectName(setting: string, text: string): DialectName {
  const known = Object.keys(dialects) as DialectName[]
  const found = known.find((dialect) => dialect === text)
  if (found) return found
  throw new Error(`${setting} is "${text}": give ${known.join(' or ')}.`)
}
