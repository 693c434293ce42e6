import { gunzipSync, gzipSync } from 'node:zlib'

/** Files as one: a form, which browsers read without code of ours, packed by gzip. */
export type PackedPages = {
  /** The content type of the form. */
  type: string
  source: Uint8Array
}

export async function packPages(files: readonly File[]): Promise<PackedPages> {
  const form = new FormData()
  for (const file of files) form.append(file.name, file)
  const written = new Response(form)
  const source = gzipSync(await written.arrayBuffer(), { level: 9 })
  return { type: written.headers.get('Content-Type') ?? '', source }
}

export async function unpackPages({ type, source }: PackedPages): Promise<File[]> {
  const written = new Response(gunzipSync(source), { headers: { 'Content-Type': type } })
  return [...(await written.formData()).values()].filter((value) => value instanceof File)
}
