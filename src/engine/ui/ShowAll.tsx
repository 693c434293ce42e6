import { useState, type SyntheticEvent } from 'react'
import { useTranslate } from 'ra-core'
import { lazyView } from './late/lazyView'

// few texts are so long
const WholeText = lazyView(async () => (await import('./WholeText')).WholeText)

function stopHere(event: SyntheticEvent): void {
  event.stopPropagation()
}

/** Opens the whole of a text of which only the beginning is drawn. */
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
          // neither the row nor the label that it stands in is meant
          event.preventDefault()
          setOpen(true)
        }}
      >
        {translate('views.showAll', { count: text.length.toLocaleString('en-US') })}
      </button>
      {isOpen && (
        // what is done in it is not done in the row that it was opened from
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <span onClick={stopHere} onKeyDown={stopHere}>
          <WholeText text={text} onClose={() => setOpen(false)} />
        </span>
      )}
    </>
  )
}
