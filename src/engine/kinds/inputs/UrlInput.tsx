import { useTranslate } from 'ra-core'
import { useWatch } from 'react-hook-form'
import type { Field } from '@/engine/schema/field'
import { webAddress } from '@/engine/schema/validators/url'
import { ForeignLink } from '../view/links'
import type { InputProps } from '../view/kindView'
import { TextInput } from './TextInput'

type InputOfUrl = InputProps<Field> & {
  hrefOf?: (text: string) => string | undefined
}

export function UrlInput({ hrefOf = webAddress, ...props }: InputOfUrl) {
  const t = useTranslate()
  const typed: unknown = useWatch({ name: props.name })
  const href = hrefOf(String(typed ?? '').trim())
  const name = t('kinds.openAddress', { text: href })
  return (
    <TextInput
      {...props}
      aside={href && <ForeignLink className="wd-copy" href={href} name={name} />}
      attributes={{ inputMode: 'url', autoCapitalize: 'none', placeholder: 'https://' }}
    />
  )
}
