import { useState, type SyntheticEvent } from 'react'
import { useTranslate } from 'ra-core'
import { lazyView } from './late/lazyView'

const WholeText = lazyView(async () => (await import('./WholeText')).WholeText)

function stopHere(event: SyntheticEvent): void {
  event.stopPropagation()
}

/** Opens the full text of which only the beginning is shown. */
export function ShowAll({ text }: { text: string }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {' '}
      <button
        type="button"
        className="wd-small-button"
        aria-haspopup="dialog"
        onClick={(event) => {
          // not for the row or label around it
          event.preventDefault()
          setOpen(true)
        }}
      >
        {translate('views.showAll', { count: text.length.toLocaleString('en-US') })}
      </button>
      {isOpen && (
        // events inside the dialog must not reach the row
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <span onClick={stopHere} onKeyDown={stopHere}>
          <WholeText text={text} onClose={() => setOpen(false)} />
        </span>
      )}
    </>
  )
}
