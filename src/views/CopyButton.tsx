import { useNotify } from 'ra-core'
import { Icon } from './icons'
import type { Words } from './words'

type Props = {
  text: string
  words: Words
  /** Of a secret, neither name nor message may say the text. */
  isSecret?: boolean
  /** What the text is called where it cannot be said. */
  name?: string
}

/** Copies a text whole; where the browser refuses, selects it for copying by hand. */
export function CopyButton({ text, words, isSecret = false, name = '' }: Props) {
  const notify = useNotify()
  const said = isSecret ? name : text
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify('views.copied', { type: 'info', messageArgs: { text: said } })
    } catch {
      // no clipboard on an insecure origin, or not allowed: the text itself is what is left
      notify('views.copyByHand', { type: 'warning', messageArgs: { text: said } })
    }
  }
  return (
    <button
      type="button"
      className="wd-copy"
      aria-label={words.t('views.copy', { text: said })}
      title={words.t('views.copyShort')}
      onClick={() => void copy()}
    >
      <Icon name="copy" />
    </button>
  )
}
