/** Limits how many tasks run at once; the others wait in their order. */
export function atMost(count: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < count) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // a waiting task takes over the place
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
