import type { ZipPart } from './zipDirectory'

/**
 * Unpacks one part of a zip, counting; `undefined` as soon as it is not exactly as long as the directory
 * declares, or cannot be unpacked at all.
 */
export async function unpackPart({ packed, isDeflated, size }: ZipPart) {
  if (!isDeflated) return packed.length === size ? packed : undefined
  const whole = new Uint8Array(size)
  const inflated = new Blob([packed as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader()
  let length = 0
  try {
    for (let part = await inflated.read(); part.value; part = await inflated.read()) {
      if (length + part.value.length > size) {
        void inflated.cancel().catch(() => undefined)
        return undefined
      }
      whole.set(part.value, length)
      length += part.value.length
    }
  } catch {
    // no deflate stream, or one that is cut off
    return undefined
  }
  return length === size ? whole : undefined
}
