// @vitest-environment node
import { buffer } from 'node:stream/consumers'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFrames } from '@/server/proxy/createFrames'

const serviceRestart = Buffer.from([0x88, 2, 0x03, 0xf4])

/** A text frame of that many bytes, all of which look like the start of a frame. */
function frameOf(size: number): Buffer {
  const long = Buffer.alloc(size < 126 ? 0 : size < 65_536 ? 2 : 8)
  if (long.length === 2) long.writeUInt16BE(size)
  if (long.length === 8) long.writeBigUInt64BE(BigInt(size))
  const short = long.length === 0 ? size : long.length === 2 ? 126 : 127
  return Buffer.concat([Buffer.from([0x81, short]), long, Buffer.alloc(size, 0x88)])
}

function cut(bytes: Buffer, sizes: readonly number[]): Buffer[] {
  const chunks: Buffer[] = []
  let at = 0
  for (const size of [...sizes, bytes.length]) {
    if (at < bytes.length) chunks.push(bytes.subarray(at, at + size))
    at += size
  }
  return chunks
}

const sizes = fc.array(fc.constantFrom(0, 1, 3, 125, 126, 127, 300, 65_535, 65_536, 70_000), {
  maxLength: 6,
})
const chunkSizes = fc.array(fc.integer({ min: 1, max: 40_000 }), { maxLength: 40 })

describe('the frames of a socket', () => {
  it('pass unchanged, however they are cut', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, chunkSizes, async (frames, chunks) => {
        const sent = Buffer.concat(frames.map(frameOf))
        const { stream } = createFrames()
        for (const chunk of cut(sent, chunks)) stream.write(chunk)
        stream.end()
        expect((await buffer(stream)).equals(sent)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('end with a close frame between two of them, and nothing after it', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, chunkSizes, fc.nat(40), async (frames, chunks, after) => {
        const sent = frames.map(frameOf)
        const { stream, close } = createFrames()
        const read = buffer(stream)
        const parts = cut(Buffer.concat(sent), chunks)
        let passedBytes = 0
        for (const [i, chunk] of parts.entries()) {
          if (i < after) passedBytes += chunk.length
          if (i === after) close(1012)
          await new Promise((passed) => void stream.write(chunk, passed))
        }
        close(1012)
        stream.end()
        let whole = Buffer.alloc(0)
        for (const frame of sent)
          if (whole.length < passedBytes) whole = Buffer.concat([whole, frame])
        expect((await read).equals(Buffer.concat([whole, serviceRestart]))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
