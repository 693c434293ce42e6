/** Runs tasks of the same key one after the other; forgets a key without waiting tasks. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>()

  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    last.set(key, mine)
    const leave = () => {
      if (last.get(key) === mine) last.delete(key)
    }
    mine.then(leave, leave)
    return mine
  }
}

/** The same for tasks with several keys, taken in the given order. */
export function createTurnsOfMany() {
  const inTurn = createTurns()

  const inTurns = <T>([key, ...others]: readonly string[], work: () => Promise<T>): Promise<T> =>
    key === undefined ? work() : inTurn(key, () => inTurns(others, work))
  return inTurns
}
