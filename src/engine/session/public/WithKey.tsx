import { useTranslate } from 'ra-core'

type WithKeyProps = { message: string; value: string }

/** A message whose argument `key` is drawn as a key of the keyboard. */
export function WithKey({ message, value }: WithKeyProps) {
  const [before, after] = useTranslate()(message, { key: '\n' }).split('\n')
  return (
    <>
      {before}
      <kbd>{value}</kbd>
      {after}
    </>
  )
}
