import type { Client } from './client'

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
 * @returns the gateway's words on each row, line by line
 * @throws {GatewayError} `refused` with such lines in `wholeMsg`; an unknown outcome as any mutation
 */
export async function importFile(client: Client, request: ImportRequest): Promise<string[]> {
  const { path, file, updateSupport, secondPwd, idempotencyKey, signal, onSent } = request
  const body = new FormData()
  body.append('file', file, file.name)
  if (secondPwd !== undefined) body.append('secondPwd', secondPwd)
  const { msg } = await client.post(`${path}/importData`, {
    body,
    query: { updateSupport: updateSupport ? '1' : '0' },
    headers: { 'Idempotency-Key': idempotencyKey },
    signal,
    onSent,
  })
  return resultLines(msg)
}

const mostLines = 1_000
const longestLine = 300

/** What a gateway says of an import, as text: the family writes lines with `<br/>` between them. */
export function resultLines(msg: string): string[] {
  return msg
    .split(/<br\s*\/?>|\r?\n/i)
    .map((line) => line.trim().slice(0, longestLine))
    .filter((line) => line !== '')
    .slice(0, mostLines)
}
