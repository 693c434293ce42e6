import { useRef, useState } from 'react'

export function useBusy() {
  const [isBusy, setBusy] = useState(false)
  // a ref: a double click arrives before any state
  const isRunning = useRef(false)
  const run = async (action: () => Promise<unknown>): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    await action().finally(() => {
      isRunning.current = false
      setBusy(false)
    })
  }
  return { isBusy, run }
}
