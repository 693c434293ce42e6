import { f } from '@/engine/schema'
import { useViewOf } from '../kinds/view/kindView'
import type { Words } from '../data/words'

/** The name under which the specification's withdrawal carries the second password (§3). */
export const secondPwdName = 'secondPwd'

const field = f.secret({ required: true })

/** Asked for at the moment of the decision; it lives in this input alone. */
export function SecondPassword({ words }: { words: Words }) {
  const { input: Input } = useViewOf()(field)
  return (
    <Input name={secondPwdName} label={words.t('actions.secondPwd')} field={field} words={words} />
  )
}
