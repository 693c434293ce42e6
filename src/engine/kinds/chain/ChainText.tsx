import { useTranslate } from 'ra-core'
import type { Issue } from '@/engine/schema/issue'
import { explorerUrl, type ChainThing, type Network } from '@/engine/kinds/chain/network'
import { CopyButton } from '../../ui/CopyButton'
import { Icon } from '../../ui/icons'
import { messageText } from '../../data/labels'
import { ForeignLink } from '../view/ForeignLink'
import { hasHidden } from '@/engine/values/hiddenCharacters'
import { drawText } from '../../ui/drawText'
import { plainText } from '../../ui/plainText'

type PartProps = {
  text: string
  network: Network
  thing: ChainThing
  /** Whether the explorer may be offered. */
  isLinked: boolean
}

/** What can be done with a text of a chain: copy it, look it up in the network's explorer. */
export function ChainTools({ text, network, thing, isLinked }: PartProps) {
  const t = useTranslate()
  const href = explorerUrl(network, thing, text)
  return (
    <>
      <CopyButton text={text} />
      {href && isLinked && (
        <ForeignLink
          className="wd-copy"
          href={href}
          name={t('kinds.explorer', { text: shorten(text) })}
        />
      )}
    </>
  )
}

/** A warning: a mark and its words, the reason on hover. */
export function Warning({ text, reason }: { text: string; reason: string }) {
  return (
    <span className="wd-warning" title={reason}>
      <Icon name="alert" />
      {text}
    </span>
  )
}

/** The warning for an address or hash that its network's own check refuses. */
export function Suspect({ issue }: { issue: Issue }) {
  const t = useTranslate()
  const isChecksum = issue.key === 'validation.addressChecksum'
  return (
    <Warning
      text={t(isChecksum ? 'kinds.checksumFails' : 'kinds.notOfNetwork')}
      reason={messageText(issue, t)}
    />
  )
}

/**
 * Both ends stand out and the middle is not hidden: all of it is what the money goes to. What no chain has ends at
 * its beginning, like any text.
 */
export function WholeText({ text }: { text: string }) {
  const ends = headOf(text)
  if (hasHidden(text) || text.length > longestOfChain) {
    return <bdi className="wd-mono">{drawText(text)}</bdi>
  }
  return (
    <bdi className="wd-mono">
      <b>{text.slice(0, ends)}</b>
      {text.slice(ends, -6)}
      <b>{text.slice(-6)}</b>
    </bdi>
  )
}

/** Characters of the longest address or hash. */
const longestOfChain = 200

/** Head and tail of a text of a chain; the whole is a hover and a copy away. */
export function ShortText({ text }: { text: string }) {
  return (
    <bdi className="wd-mono" title={plainText(text)}>
      {drawText(shorten(text))}
    </bdi>
  )
}

/** Six characters of each end beside a leading 0x; whole where it has hidden characters, which stand in the middle too. */
function shorten(text: string): string {
  if (text.length <= 16 || hasHidden(text)) return text
  return `${text.slice(0, headOf(text))}…${text.slice(-6)}`
}

function headOf(text: string): number {
  return text.startsWith('0x') ? 8 : 6
}
