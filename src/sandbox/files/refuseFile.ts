import type { Issue } from '@/engine/schema/issue'
import { Refusal } from '../request/Refusal'
import { fileMessages } from '../request/fileMessages'

type FileKey = keyof typeof fileMessages

/**
 * Declines a request because of the file in it.
 * @throws Refusal 500 with the issue's words
 */
export function refuseFile({ key, args = {} }: Issue): never {
  if (!isFileKey(key)) throw new Error(`There are no words for ${key}: add them to fileMessages.`)
  throw new Refusal(500, key, args)
}

function isFileKey(key: string): key is FileKey {
  return Object.hasOwn(fileMessages, key)
}
