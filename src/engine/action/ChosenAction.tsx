import { useState } from 'react'
import { useResource } from '@/engine/data/resource'
import { hasDrafts } from '@/engine/form/draftsKey'
import { Widget } from '@/engine/ui/crash/Widget'
import { lazyView } from '@/engine/ui/late/lazyView'
import { isRemoval } from './boundAction'

// not needed before the first rows are there
const ActionDialog = lazyView(async () => (await import('./ActionDialog')).ActionDialog)
const WaitingActions = lazyView(async () => (await import('./WaitingActions')).WaitingActions)

export type ChosenAction = { readonly action: string; readonly id: string }

type Choice = ReturnType<typeof useChosenAction>

export function useChosenAction() {
  const [chosen, setChosen] = useState<ChosenAction>()
  const [isRefused, setRefused] = useState(false)
  return {
    chosen,
    /** A switch shows this action as done already; a refusal clears it. */
    pending: isRefused ? undefined : chosen,
    choose: (next: ChosenAction) => {
      setRefused(false)
      setChosen(next)
    },
    refuse: () => setRefused(true),
    close: () => setChosen(undefined),
  }
}

type Props = {
  choice: Choice
  onRemoved: (id: string) => void
}

export function ChosenActionDialog({ choice, onRemoved }: Props) {
  const resource = useResource()
  const { chosen, close, refuse } = choice
  return (
    <Widget>
      {chosen && (
        <ActionDialog
          {...chosen}
          onClose={close}
          onRefused={refuse}
          onDone={() => isRemoval(resource, chosen.action) && onRemoved(chosen.id)}
        />
      )}
    </Widget>
  )
}

/** Offers to continue actions that a new login interrupted. */
export function BegunActions({ choice }: { choice: Choice }) {
  if (choice.chosen || !hasDrafts()) return null
  return (
    <Widget>
      <WaitingActions onGoOn={choice.choose} />
    </Widget>
  )
}
