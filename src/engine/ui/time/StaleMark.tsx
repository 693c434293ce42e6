import { failureText } from '../crash/failureText'
import { Icon } from '../icons'
import type { Words } from '../../data/words'
import './waiting.css'

type Props = {
  /** Why it could not be read again. */
  error: unknown
  /** When what stands there came, in milliseconds since 1970. */
  at: number
  /** The same, where the page has a clock of its own. */
  time?: string | undefined
  words: Pick<Words, 't'>
  onRetry: () => void
}

/** Over what still stands although it could not be read again: how old it is, and another try. */
export function StaleMark({ error, at, time = clockTime(at), words, onRetry }: Props) {
  return (
    <div className="wd-stale" role="status">
      <Icon name="alert" />
      <span>
        <b>{words.t('views.asOf', { time })}</b> {failureText(error, words.t)}
      </span>
      <button type="button" className="wd-button" onClick={onRetry}>
        {words.t('views.tryAgain')}
      </button>
    </div>
  )
}

/** On the operator's own clock; of another day with its date. */
function clockTime(at: number): string {
  const then = new Date(at)
  const time = [then.getHours(), then.getMinutes()].map(twoDigits).join(':')
  if (then.toDateString() === new Date().toDateString()) return time
  return `${[then.getFullYear(), then.getMonth() + 1, then.getDate()].map(twoDigits).join('-')} ${time}`
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0')
}
