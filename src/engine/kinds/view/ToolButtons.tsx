import { CopyButton } from '@/engine/ui/text/CopyButton'
import { ShowAll } from '@/engine/ui/text/drawText'
import type { ValueTools } from './kindView'
import { ForeignLink } from './links'

type Props = {
  tools: ValueTools
  /** Shows the whole text; the button does it itself by default. */
  onShowAll?: (() => void) | undefined
}

export function ToolButtons({ tools: { copy, link, isCut }, onShowAll }: Props) {
  return (
    <>
      <CopyButton text={copy} />
      {link && <ForeignLink className="wd-copy" href={link.href} name={link.name} />}
      {isCut && <ShowAll text={copy} onOpen={onShowAll} />}
    </>
  )
}
