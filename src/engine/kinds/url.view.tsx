import { useWatch } from 'react-hook-form'
import type { Field } from '@/engine/schema/field'
import type { FieldOf } from '@/engine/schema/kinds'
import { webAddress } from '@/engine/schema/kinds/url'
import { CopyButton } from '../ui/CopyButton'
import type { InputProps, KindView } from './kindView'
import type { Words } from '../data/words'
import { ForeignLink } from './ForeignLink'
import { TextFilter } from './inputs/TextFilter'
import { TextInput } from './inputs/TextInput'
import { drawText } from '../ui/drawText'
import { plainText } from '../ui/plainText'

/** Characters of an address that a list's cell shows; the whole is a page away. */
const shownLength = 40

export const urlView: KindView<FieldOf<'url'>> = {
  cell: (value, _field, { words }) => <WebLink text={String(value)} words={words} isCut />,
  whole: (value, _field, { words }) => (
    <span className="wd-address-whole">
      <WebLink text={String(value)} words={words} />
      <CopyButton text={String(value)} words={words} />
    </span>
  ),
  input: UrlInput,
  filter: TextFilter,
}

type LinkProps = { text: string; href?: string | undefined; words: Words; isCut?: boolean }

/** A link where the text is an address, of the web if nothing else is said; anything else stays text. */
export function WebLink({ text, href = webAddress(text), words, isCut }: LinkProps) {
  const isLink = href !== undefined
  const shown = drawText(text, isCut ? { most: shownLength, isBare: true } : { isBare: isLink })
  if (!isLink) return <bdi title={plainText(text)}>{shown}</bdi>
  return (
    <ForeignLink href={href} words={words}>
      <bdi>{shown}</bdi>
    </ForeignLink>
  )
}

type InputOfUrl = InputProps<Field> & {
  /** Where a text leads to; the web by default. */
  hrefOf?: (text: string) => string | undefined
}

/** An address, typed without the keyboard's corrections; what is an address can be opened at once. */
export function UrlInput({ hrefOf = webAddress, ...props }: InputOfUrl) {
  const typed: unknown = useWatch({ name: props.name })
  const href = hrefOf(String(typed ?? '').trim())
  const name = props.words.t('kinds.openAddress', { text: href })
  return (
    <TextInput
      {...props}
      aside={
        href && <ForeignLink className="wd-copy" href={href} name={name} words={props.words} />
      }
      attributes={{ inputMode: 'url', autoCapitalize: 'none', placeholder: 'https://' }}
    />
  )
}
