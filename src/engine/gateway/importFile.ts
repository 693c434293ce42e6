import type { Client } from './client'
import { readImportResult, type ImportResult } from './importResult'

export type ImportRequest = {
  /** Path of the resource, such as `/store/storeDraw`. */
  path: string
  file: File
  /** Whether existing records are changed instead of refused. */
  updateSupport: boolean
  /** If creating a record needs one. */
  secondPwd?: string
  idempotencyKey: string
  signal: AbortSignal
  /** Progress of the upload, 0 to 1. */
  onSent: (share: number) => void
}

/**
 * Sends a workbook once (gateway contract §6: multipart, the flag in the query).
 *
 * @returns the gateway's report
 * @throws {GatewayError} `refused` with the gateway's text in `wholeMsg`; an unknown outcome as for any mutation
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
