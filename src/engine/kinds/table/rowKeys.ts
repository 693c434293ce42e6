/** Keys that stay with their rows while rows before them come and go. */
export function createRowKeys() {
  let next = 0
  const keys: number[] = []
  return {
    /** One key for each of so many rows; new ones at the end. */
    of: (count: number): readonly number[] => {
      while (keys.length < count) keys.push(next++)
      keys.length = count
      return keys
    },
    remove: (index: number): void => {
      keys.splice(index, 1)
    },
  }
}
