import { useTranslate } from 'ra-core'
import { Button } from '@/engine/ui/Button'
import { hasHidden, hiddenIn, removeHidden, type TextShape } from '@/engine/values/hiddenCharacters'

type Props = {
  text: string
  shape?: TextShape
  label: string
  onChange: (text: string) => void
}

const mostNames = 5

/** An input can't draw hidden characters, so this names them and offers to remove them. */
export function HiddenNote({ text, shape, label, onChange }: Props) {
  const t = useTranslate()
  if (!hasHidden(text, shape)) return null
  const found = hiddenIn(text, shape)
  const names = found
    .slice(0, mostNames)
    .map(({ label: short, code }) => (short === code ? code : `${short} (${code})`))
  const rest = found.length > mostNames ? ['…'] : []
  return (
    <span className="wd-hidden-note" role="status">
      {t('signs.inInput', { names: [...names, ...rest].join(', ') })}{' '}
      <Button
        look="small"
        aria-label={t('signs.removeFrom', { field: label })}
        onClick={() => onChange(removeHidden(text, shape))}
      >
        {t('signs.remove')}
      </Button>
    </span>
  )
}
