import { config } from '@/engine/config'
import type { RequestOptions } from '@/engine/gateway/client'
import { dataOf, lacking, type Answer } from '@/engine/gateway/envelope'
import { GatewayError } from '@/engine/gateway/errors'
import type { Gateway } from '@/engine/gateway/gateway'
import { serializeQuery, type Query } from '@/engine/gateway/query'

/**
 * Gateway contract §5.3: the answer is the file or the name of a file to download. Its own name and type are ignored.
 */
export async function fetchFile(
  { client, dialect }: Pick<Gateway, 'client' | 'dialect'>,
  path: string,
  query: Query,
  signal: AbortSignal,
): Promise<Blob> {
  const options = { ...asFile, signal }
  const form = { body: serializeQuery(query), headers: formHeaders }
  const answer =
    dialect.export === 'post'
      ? await client.post(path, { ...options, ...form })
      : await client.get(path, { ...options, query })
  if (answer.file) return answer.file
  return download(client, { ...options, query: { fileName: fileNameOf(answer), delete: true } })
}

/** §7: the gateway deletes a file once it is downloaded, and then answers with zero bytes. */
async function download(client: Gateway['client'], options: RequestOptions): Promise<Blob> {
  const answer = await client.get('/common/download', options).catch((error: unknown) => {
    // gateways before September 2021 refuse this call with a token (gateway contract §3.2)
    if (!(error instanceof GatewayError) || error.httpStatus !== 403) throw error
    return client.get('/common/download', { ...options, token: false })
  })
  if (!answer.file) throw lacking(answer, 'file')
  return answer.file
}

const asFile = { asFile: true, timeoutMs: config.downloadTimeoutMs } satisfies RequestOptions
const formHeaders = { 'Content-Type': 'application/x-www-form-urlencoded' }

function fileNameOf(answer: Answer): string {
  const data = dataOf(answer)
  const name = typeof data === 'string' && data !== '' ? data : answer.msg
  if (/^[\p{L}\p{N}_|.-]+\.\w{1,8}$/u.test(name)) return name
  throw lacking(answer, 'data or msg, a file name')
}
