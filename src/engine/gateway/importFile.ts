import type { Client } from './client'
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
