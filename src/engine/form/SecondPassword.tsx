import { useTranslate } from 'ra-core'
import { f } from '@/engine/declare'
import { useViewOf } from '../kinds/view/kindView'

/** The name under which the specification's withdrawal carries the second password (§3). */
export const secondPwdName = 'secondPwd'

const field = f.secret({ required: true })

/** Asked for at the moment of the decision; it lives in this input alone. */
export function SecondPassword() {
  const t = useTranslate()
  const { input: Input } = useViewOf()(field)
  return <Input name={secondPwdName} label={t('actions.secondPwd')} field={field} />
}
