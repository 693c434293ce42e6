import { useTranslate } from 'ra-core'
import { drawText } from '@/engine/ui/drawText'

type WithCodeProps = { message: string; name: string; value: string; as?: 'code' | 'kbd' }

const longest = 200

/** A message with one argument as code, or as a key of the keyboard. */
export function WithCode({ message, name, value, as: Tag = 'code' }: WithCodeProps) {
  const [before, after] = useTranslate()(message, { [name]: '\n' }).split('\n')
  return (
    <>
      {before}
      <Tag>{drawText(value.slice(0, longest))}</Tag>
      {after}
    </>
  )
}
