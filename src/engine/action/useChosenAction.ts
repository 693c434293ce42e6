import { useState } from 'react'

export type ChosenAction = { readonly action: string; readonly id: string }

/** The action whose dialog is open; once it is refused, its switch no longer waits for it. */
export function useChosenAction() {
  const [chosen, setChosen] = useState<ChosenAction>()
  const [isRefused, setRefused] = useState(false)
  return {
    chosen,
    pending: isRefused ? undefined : chosen,
    choose: (next: ChosenAction) => {
      setRefused(false)
      setChosen(next)
    },
    refuse: () => setRefused(true),
    close: () => setChosen(undefined),
  }
}
