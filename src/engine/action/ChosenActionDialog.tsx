import { isRemoval } from './boundAction'
import { hasDrafts } from '../form/draftsKey'
import type { useChosenAction } from './useChosenAction'
import { Widget } from '../ui/crash/Widget'
import { lazyView } from '../ui/late/lazyView'
import { useResource } from '../data/resource'

// nobody decides before the first rows are there
const ActionDialog = lazyView(async () => (await import('./ActionDialog')).ActionDialog)
const WaitingActions = lazyView(async () => (await import('./WaitingActions')).WaitingActions)

type Props = {
  choice: ReturnType<typeof useChosenAction>
  /** Told of a record that is no more. */
  onRemoved: (id: string) => void
}

/** The dialog of the action that was chosen on a page. */
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

/** What was typed in such a dialog before a new sign-in, if anything is kept in this tab at all. */
export function BegunActions({ choice }: Omit<Props, 'onRemoved'>) {
  if (choice.chosen || !hasDrafts()) return null
  return (
    <Widget>
      <WaitingActions onGoOn={choice.choose} />
    </Widget>
  )
}
