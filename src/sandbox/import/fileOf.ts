import type { Call, SentFile } from '../request/call'
import { Refusal } from '../request/Refusal'

/**
 * The one file of a request.
 * @throws Refusal 500 `fileMissing` also for several
 */
export function fileOf({ var: { files } }: Call, part: string): SentFile {
  const [file] = files
  if (file?.part !== part || files.length !== 1) throw new Refusal(500, 'fileMissing', { part })
  if (file.bytes.length === 0) throw new Refusal(500, 'fileEmpty')
  if (Array.from(file.name).length > 100) throw new Refusal(500, 'fileNameTooLong', { limit: 100 })
  return file
}
