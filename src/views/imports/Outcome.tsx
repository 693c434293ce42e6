import type { Words } from '../words'
import type { Importing } from './useImport'

/** How far an import has come, and what the gateway says of it, as text. */
export function Outcome({ state, words }: { state: Importing; words: Words }) {
  switch (state.step) {
    case 'ready':
      return null
    case 'sending':
      return <Progress share={state.share} words={words} />
    case 'stopped':
      return (
        <p className="wd-alert" role="status">
          {words.t('imports.stopped')}
        </p>
      )
    case 'unknown':
      return (
        <p ref={intoView} className="wd-alert wd-alert-warning" role="alert">
          {words.t('imports.unknownOutcome')}
        </p>
      )
    case 'failed':
    case 'done':
      return <Result isDone={state.step === 'done'} lines={state.lines} words={words} />
  }
}

function Progress({ share, words }: { share: number; words: Words }) {
  const percent = Math.floor(share * 100)
  const text = share < 1 ? words.t('imports.sending', { percent }) : words.t('imports.working')
  return (
    <div className="wd-progress" role="status">
      <progress max={100} value={share < 1 ? percent : undefined} aria-label={text} />
      <span>{text}</span>
    </div>
  )
}

type ResultProps = { isDone: boolean; lines: readonly string[]; words: Words }

function Result({ isDone, lines, words }: ResultProps) {
  const tone = isDone ? 'wd-alert-success' : 'wd-alert-danger'
  return (
    <section ref={intoView} className={`wd-alert ${tone}`} role={isDone ? 'status' : 'alert'}>
      <strong>{words.t(isDone ? 'imports.succeeded' : 'imports.failed')}</strong>
      {lines.length > 0 && (
        <ul className="wd-import-lines" aria-label={words.t('imports.result')}>
          {lines.map((line, at) => (
            <li key={`${at + 1}`}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

// On a phone what was sent is longer than the screen.
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
}
