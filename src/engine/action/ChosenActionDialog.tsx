import type { Resource } from '@/engine/schema'
import { isRemoval } from './boundAction'
import { hasDrafts } from '../form/draftsKey'
import type { useChosenAction } from './useChosenAction'
import { Widget } from '../ui/crash/Widget'
import type { Words } from '../data/words'
import { lazyView } from '../ui/late/lazyView'

// nobody decides before the first rows are there
const ActionDialog = lazyView(async () => (await import('./ActionDialog')).ActionDialog)
const WaitingActions = lazyView(async () => (await import('./WaitingActions')).WaitingActions)

type Props = {
  resource: Resource
  words: Words
  choice: ReturnType<typeof useChosenAction>
  /** Told of a record that is no more. */
  onRemoved: (id: string) => void
}

/** The dialog of the action that was chosen on a page. */
export function ChosenActionDialog({ resource, words, choice, onRemoved }: Props) {
  const { chosen, close, refuse } = choice
  return (
    <Widget>
      {chosen && (
        <ActionDialog
          resource={resource}
          words={words}
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
export function BegunActions({ resource, words, choice }: Omit<Props, 'onRemoved'>) {
  if (choice.chosen || !hasDrafts()) return null
  return (
    <Widget>
      <WaitingActions resource={resource} words={words} onGoOn={choice.choose} />
    </Widget>
  )
}
