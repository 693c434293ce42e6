import { failureText } from '../crash/failureText'
import { Icon } from '../icons'
import type { Words } from '../../data/words'
import './waiting.css'

type Props = {
  /** Why the last refresh failed. */
  error: unknown
  /** When the shown data was loaded, in milliseconds since 1970. */
  at: number
  /** The same as text, if the page has its own format. */
  time?: string | undefined
  words: Pick<Words, 't'>
  onRetry: () => void
}

/** Marks data that could not be refreshed: its age, the reason and a retry. */
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

/** In the operator's time zone; with the date if it is not today. */
function clockTime(at: number): string {
  const then = new Date(at)
  const time = [then.getHours(), then.getMinutes()].map(twoDigits).join(':')
  if (then.toDateString() === new Date().toDateString()) return time
  return `${[then.getFullYear(), then.getMonth() + 1, then.getDate()].map(twoDigits).join('-')} ${time}`
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0')
}
