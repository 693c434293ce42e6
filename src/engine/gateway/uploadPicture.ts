import type { Client } from './client'
import { dataOf, field, isFields, lacking } from './envelope'

/** A picture on its way to the gateway. */
export type PictureRequest = {
  /** `/common/upload`, or where an avatar goes. */
  path: string
  /** What the gateway calls the part that holds it. */
  part: string
  picture: Blob
  signal: AbortSignal
  /** Told how much has gone, from 0 to 1. */
  onSent: (share: number) => void
}

/**
 * Sends a picture, once, under a name that says nothing of the file it was made of.
 *
 * @returns where the gateway keeps it, as the gateway names it
 * @throws {GatewayError} also `unreadable` where it names nothing
 */
export async function uploadPicture(client: Client, request: PictureRequest): Promise<string> {
  const { path, part, picture, signal, onSent } = request
  const body = new FormData()
  body.append(part, picture, picture.type === 'image/png' ? 'picture.png' : 'picture.jpg')
  const answer = await client.post(path, { body, signal, onSent })
  const data = dataOf(answer)
  // at top level or below, under the name of one generation or another (gateway contract §1.3, §6)
  const named = [isFields(data) ? data : {}, answer.body].flatMap((fields) =>
    ['imgUrl', 'fileName', 'url'].map((name) => field(fields, name)),
  )
  const address = named.find((one) => typeof one === 'string' && one !== '')
  if (typeof address !== 'string') throw lacking(answer, 'imgUrl')
  return address
}
