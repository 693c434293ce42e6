import { webAddress } from '@/engine/schema/validators/url'
import { drawText } from '../../ui/drawText'
import { plainText } from '../../ui/plainText'
import { ForeignLink } from './ForeignLink'

/** Characters of an address that a list's cell shows; the record's page has the whole. */
const shownLength = 40

type LinkProps = { text: string; href?: string | undefined; isCut?: boolean }

/** A link where the text is an address, of the web if nothing else is said; anything else stays text. */
export function WebLink({ text, href = webAddress(text), isCut }: LinkProps) {
  const isLink = href !== undefined
  const shown = drawText(text, isCut ? { most: shownLength, isBare: true } : { isBare: isLink })
  if (!isLink) return <bdi title={plainText(text)}>{shown}</bdi>
  return (
    <ForeignLink href={href}>
      <bdi>{shown}</bdi>
    </ForeignLink>
  )
}
