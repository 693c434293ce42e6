export type Closeable = { close: () => Promise<unknown> }

/** The first signal closes the parts in turn; the second exits at once. */
export function closeOnSignal(parts: () => readonly Closeable[]): void {
  const signals = ['SIGINT', 'SIGTERM'] as const
  const end = async () => {
    for (const signal of signals) process.on(signal, () => process.exit(1))
    for (const part of parts()) await part.close()
    process.exit(0)
  }
  for (const signal of signals) process.once(signal, () => void end().catch(stopWithReason))
}

/** Prints the sentence of an expected error, and the whole of any other. */
export function stopWithReason(error: unknown): never {
  const isExpected = error instanceof Error && error.constructor === Error
  console.error(isExpected ? error.message : error)
  process.exit(1)
}
