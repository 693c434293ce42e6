import { askInSpecification } from './askInSpecification'
import type { Answering } from './ruoyi'

/** POST with the filters as a form answers the file itself; a refusal is JSON in its place. */
export async function exportAsStream(request: Request, answer: Answering): Promise<Response> {
  const headers = headersOf(request)
  const url = new URL(request.url)
  url.search = await request.text()
  const named = await answer(await askInSpecification(new Request(url, { headers })))
  const { code, data }: { code: number; data?: unknown } = await named.clone().json()
  if (code !== 200 || typeof data !== 'string') return named
  const file = new URL('/common/download', url)
  file.search = new URLSearchParams({ fileName: data, delete: 'true' }).toString()
  return answer(new Request(file, { headers }))
}

/** Who asks, and in which language; the length and type of the form are its own. */
function headersOf({ headers }: Request): Record<string, string> {
  const names = ['Authorization', 'Accept-Language']
  return Object.fromEntries(names.map((name) => [name, headers.get(name) ?? '']))
}
