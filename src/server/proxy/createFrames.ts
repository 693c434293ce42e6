import { Transform } from 'node:stream'

export type Frames = {
  stream: Transform
  /** Sends a close frame once the current frame is whole, and nothing after it. */
  close: (code: number) => void
}

/** Passes on what a gateway sends over a WebSocket, byte by byte, and knows where its frames end. */
export function createFrames(): Frames {
  let head = Buffer.alloc(0)
  let payloadLeft = 0
  let ending: Buffer | undefined
  let isOver = false

  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!isOver) stream.push(chunk.subarray(0, read(chunk)))
      endBetweenFrames()
      done()
    },
  })

  /** Returns how many bytes of the chunk come before the end. */
  function read(chunk: Buffer): number {
    let at = 0
    while (at < chunk.length && !isToEnd()) {
      const size = Math.min(payloadLeft, chunk.length - at) || 1
      if (payloadLeft > 0) payloadLeft -= size
      else readHead(chunk.subarray(at, at + size))
      at += size
    }
    return at
  }
  function readHead(byte: Buffer) {
    head = Buffer.concat([head, byte])
    if (head.length < headSize(head)) return
    payloadLeft = payloadSize(head)
    head = Buffer.alloc(0)
  }
  function isToEnd() {
    return ending !== undefined && payloadLeft === 0 && head.length === 0
  }
  function endBetweenFrames() {
    if (isOver || !isToEnd()) return
    isOver = true
    stream.push(ending)
    stream.push(null)
  }

  return {
    stream,
    close(code) {
      ending ??= Buffer.from([0x88, 2, code >> 8, code & 0xff])
      endBetweenFrames()
    },
  }
}

/** RFC 6455 §5.2: two bytes, a longer length where these name one, and a mask. */
function headSize(head: Buffer): number {
  const second = head[1] ?? 0
  const lengthSize = { 126: 2, 127: 8 }[second & 0x7f] ?? 0
  return 2 + lengthSize + (second & 0x80 ? 4 : 0)
}

function payloadSize(head: Buffer): number {
  const length = (head[1] ?? 0) & 0x7f
  if (length < 126) return length
  return length === 126 ? head.readUInt16BE(2) : Number(head.readBigUInt64BE(2))
}
