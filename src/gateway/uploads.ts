import type { Client } from './client'
import { dataOf, field, isFields, lacking } from './envelope'
import { readImportResult, type ImportResult } from './importResult'

/** A workbook on its way to the gateway. */
export type ImportRequest = {
  /** Of the resource, such as `/store/storeDraw`. */
  path: string
  file: File
  /** Whether records that the gateway has already are changed instead of refused. */
  updateSupport: boolean
  /** Where a new record takes one. */
  secondPwd?: string
  idempotencyKey: string
  signal: AbortSignal
  /** Told how much has gone, from 0 to 1. */
  onSent: (share: number) => void
}

/**
 * Sends a workbook, once; the gateway reads it (gateway contract §6: multipart, its flag in the query).
 *
 * @returns what the gateway says came of it
 * @throws {GatewayError} `refused` with the gateway's words in `wholeMsg`; an unknown outcome as any mutation
 */
export async function importFile(client: Client, request: ImportRequest): Promise<ImportResult> {
  const { path, file, updateSupport, secondPwd, idempotencyKey, signal, onSent } = request
  const body = new FormData()
  body.append('file', file, file.name)
  if (secondPwd !== undefined) body.append('secondPwd', secondPwd)
  const answer = await client.post(`${path}/importData`, {
    body,
    query: { updateSupport: updateSupport ? '1' : '0' },
    headers: { 'Idempotency-Key': idempotencyKey },
    signal,
    onSent,
  })
  return readImportResult(answer)
}

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
