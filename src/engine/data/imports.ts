import { GatewayError } from '@/engine/gateway/errors'
import type { Gateway } from '@/engine/gateway/gateway'
import { fetchFile } from './files'
import { readImportResult, readReport, type ImportResult } from './importResult'

export type ImportRequest = {
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
 * @throws {GatewayError} `refused` with the gateway's text in `wholeMsg`; an unknown outcome as for any mutation
 */
export async function sendImport(
  { client }: Pick<Gateway, 'client'>,
  { path }: { path: string },
  { file, updateSupport, secondPwd, idempotencyKey, signal, onSent }: ImportRequest,
): Promise<ImportResult> {
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

/** Reads the gateway's report of a refused import. */
export function refusedImport(error: unknown): ImportResult {
  return readReport(error instanceof GatewayError ? (error.wholeMsg ?? '') : '')
}

/**
 * Fetches the empty workbook that a resource's import takes.
 *
 * @throws {GatewayError}
 */
export function fetchTemplate(
  gateway: Pick<Gateway, 'client' | 'dialect'>,
  { path }: { path: string },
  signal: AbortSignal,
): Promise<Blob> {
  return fetchFile(gateway, `${path}/importTemplate`, {}, signal)
}

export type { ImportResult }
