export type RowQueue<T> = {
  /** Waits until the rows have been taken. */
  readonly push: (rows: readonly T[]) => Promise<void>
  readonly end: () => void
  /** Every row that was pushed, until the end. */
  readonly rows: () => AsyncGenerator<T>
}

/** Hands rows from whoever has them to whoever pulls them, a batch at a time. */
export function createRowQueue<T>(): RowQueue<T> {
  const batches: { rows: readonly T[]; taken: () => void }[] = []
  let isOver = false
  let wake = () => {}
  return {
    push: (rows) =>
      new Promise((taken) => {
        batches.push({ rows, taken })
        wake()
      }),
    end: () => {
      isOver = true
      wake()
    },
    async *rows() {
      for (;;) {
        const batch = batches.shift()
        if (batch) {
          yield* batch.rows
          batch.taken()
        } else if (isOver) {
          return
        } else {
          // oxlint-disable-next-line no-await-in-loop
          await new Promise<void>((resolve) => (wake = resolve))
        }
      }
    },
  }
}
