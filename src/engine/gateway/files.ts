import { config, type Dialect } from '@/engine/config'
import type { Client, RequestOptions } from './client'
import { dataOf, lacking, type Answer } from './envelope'
import { GatewayError } from './errors'
import { serializeQuery, type Query } from './query'

/**
 * Exports everything that matches with the gateway's own export (gateway contract §5.3): a GET or, by dialect, a
 * POST of form fields. The answer is either the file or the name of a file, which is then fetched once. The
 * gateway's file name and type are ignored.
 *
 * @param path of the resource, such as `/store/bill`
 * @throws {GatewayError} also `unreadable` without a file or name, or for an empty file
 */
export function exportFile(
  client: Client,
  dialect: Pick<Dialect, 'export'>,
  { path, ...asked }: { path: string; query: Query; signal: AbortSignal },
): Promise<Blob> {
  return askForFile(client, dialect, { path: `${path}/export`, ...asked })
}

/**
 * The empty workbook for an import, requested as in `exportFile`.
 *
 * @param path of the resource, such as `/store/storeDraw`
 * @throws {GatewayError} as `exportFile`
 */
export function templateFile(
  client: Client,
  dialect: Pick<Dialect, 'export'>,
  { path, signal }: { path: string; signal: AbortSignal },
): Promise<Blob> {
  return askForFile(client, dialect, { path: `${path}/importTemplate`, query: {}, signal })
}

async function askForFile(
  client: Client,
  { export: generation }: Pick<Dialect, 'export'>,
  { path, query, signal }: { path: string; query: Query; signal: AbortSignal },
): Promise<Blob> {
  const options = { ...asFile, signal }
  const answer =
    generation === 'post'
      ? await client.post(path, { ...options, ...form(query) })
      : await client.get(path, { ...options, query })
  return answer.file ?? downloadFile(client, fileNameOf(answer), signal)
}

/**
 * Fetches a file that the gateway has written and deletes afterwards (§7).
 *
 * @throws {GatewayError} also `unreadable` for an expired name, which the family answers with zero bytes
 */
export async function downloadFile(
  client: Client,
  fileName: string,
  signal: AbortSignal,
): Promise<Blob> {
  const options = { ...asFile, signal, query: { fileName, delete: true } }
  const answer = await client.get('/common/download', options).catch((error: unknown) => {
    // gateways before September 2021 refuse this call with a token (gateway contract §3.2)
    if (!(error instanceof GatewayError) || error.httpStatus !== 403) throw error
    return client.get('/common/download', { ...options, token: false })
  })
  if (!answer.file) throw lacking(answer, 'file')
  return answer.file
}

const asFile = { asFile: true, timeoutMs: config.downloadTimeoutMs } satisfies RequestOptions

function form(query: Query): Pick<RequestOptions, 'body' | 'headers'> {
  return {
    body: serializeQuery(query),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  }
}

/** In `data` or, overloaded, in `msg` (gateway contract §1.2). */
function fileNameOf(answer: Answer): string {
  const data = dataOf(answer)
  const name = typeof data === 'string' && data !== '' ? data : answer.msg
  if (!/^[\p{L}\p{N}_|.-]+\.\w{1,8}$/u.test(name)) throw lacking(answer, 'data or msg, a file name')
  return name
}
