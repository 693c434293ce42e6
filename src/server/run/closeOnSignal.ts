export type StopSignal = (typeof signals)[number]
export type Closeable = { close: (signal: StopSignal) => Promise<unknown> }

const signals = ['SIGINT', 'SIGTERM'] as const

/** The first signal closes the parts in turn; the second exits at once. */
export function closeOnSignal(parts: () => readonly Closeable[]): void {
  const end = async (signal: StopSignal) => {
    for (const again of signals) process.on(again, () => process.exit(1))
    for (const part of parts()) await part.close(signal)
    process.exit(0)
  }
  for (const signal of signals) process.once(signal, () => void end(signal).catch(stopWithReason))
}

/** Prints the sentence of an expected error, and the whole of any other. */
export function stopWithReason(error: unknown): never {
  const isExpected = error instanceof Error && error.constructor === Error
  console.error(isExpected ? error.message : error)
  process.exit(1)
}
