import { useTranslate } from 'ra-core'
import { drawText } from '@/engine/ui/drawText'

type WithCodeProps = { message: string; name: string; value: string }

const longest = 200

/** A message whose one argument is set as code. */
export function WithCode({ message, name, value }: WithCodeProps) {
  const [before, after] = useTranslate()(message, { [name]: '\n' }).split('\n')
  return (
    <>
      {before}
      <code>{drawText(value.slice(0, longest))}</code>
      {after}
    </>
  )
}
