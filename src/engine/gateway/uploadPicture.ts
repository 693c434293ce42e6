import type { Client } from './client'
import { dataOf, field, isFields, lacking } from './envelope'

export type PictureRequest = {
  /** `/common/upload`, or the path for avatars. */
  path: string
  /** The name of the multipart field. */
  part: string
  picture: Blob
  signal: AbortSignal
  /** Progress of the upload, 0 to 1. */
  onSent: (share: number) => void
}

/**
 * Sends a picture once, under a name that reveals nothing of the original file.
 *
 * @returns where the gateway stores it, in the gateway's form
 * @throws {GatewayError} also `unreadable` if it names nothing
 */
export async function uploadPicture(client: Client, request: PictureRequest): Promise<string> {
  const { path, part, picture, signal, onSent } = request
  const body = new FormData()
  body.append(part, picture, picture.type === 'image/png' ? 'picture.png' : 'picture.jpg')
  const answer = await client.post(path, { body, signal, onSent })
  const data = dataOf(answer)
  // at top level or under `data`, by the names of any generation (gateway contract §1.3, §6)
  const named = [isFields(data) ? data : {}, answer.body].flatMap((fields) =>
    ['imgUrl', 'fileName', 'url'].map((name) => field(fields, name)),
  )
  const address = named.find((one) => typeof one === 'string' && one !== '')
  if (typeof address !== 'string') throw lacking(answer, 'imgUrl')
  return address
}
