import type { FieldOf } from '@/schema/kinds'
import { webAddress } from '@/schema/kinds/url'
import { CopyButton } from '../CopyButton'
import type { InputProps, KindView } from '../kindView'
import type { Words } from '../words'
import { ForeignLink } from './ForeignLink'
import { TextFilter } from './TextFilter'
import { TextInput } from './TextInput'

/** Characters of an address that a list's cell shows. */
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

/** A link where the text is a web address; anything else stays text. */
export function WebLink({ text, words, isCut }: { text: string; words: Words; isCut?: boolean }) {
  const href = webAddress(text)
  const shown = isCut && text.length > shownLength ? `${text.slice(0, shownLength)}…` : text
  if (href === undefined) return <bdi title={text}>{shown}</bdi>
  return (
    <ForeignLink href={href} words={words}>
      <bdi>{shown}</bdi>
    </ForeignLink>
  )
}

/** An address is typed without the keyboard's corrections. */
export function UrlInput(props: InputProps<{ readonly kind: string }>) {
  return <TextInput {...props} attributes={{ inputMode: 'url', autoCapitalize: 'none' }} />
}
