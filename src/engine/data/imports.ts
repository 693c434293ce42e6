import { GatewayError } from '@/engine/gateway/errors'
import type { Gateway } from '@/engine/gateway/gateway'
import { fetchFile } from './files'
import { idempotencyHeader } from './wire/idempotency'
import { readImportResult, readReport, type ImportResult } from './importResult'

export type ImportRequest = {
  file: File
  updateSupport: boolean
  secondPwd?: string
  idempotencyKey: string
  signal: AbortSignal
  onSent: (share: number) => void
}

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
    headers: idempotencyHeader(idempotencyKey),
    signal,
    onSent,
  })
  return readImportResult(answer)
}

export function refusedImport(error: unknown): ImportResult {
  return readReport(error instanceof GatewayError ? (error.wholeMsg ?? '') : '')
}

export function fetchTemplate(
  gateway: Pick<Gateway, 'client' | 'dialect'>,
  { path }: { path: string },
  signal: AbortSignal,
): Promise<Blob> {
  return fetchFile(gateway, `${path}/importTemplate`, {}, signal)
}

export type { ImportResult }
