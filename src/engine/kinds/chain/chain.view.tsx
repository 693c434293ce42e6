import type { FieldOf } from '..'
import { hasHidden } from '@/engine/values/hiddenCharacters'
import { messageText } from '@/engine/data/labels'
import { drawText } from '@/engine/ui/text/drawText'
import { Icon } from '@/engine/ui/icons'
import { plainText } from '@/engine/ui/text/plainText'
import { QrToggle } from '@/engine/ui/text/QrToggle'
import type { CellContext, KindCells, ValueTools } from '../view/kindView'
import { ToolButtons } from '../view/ToolButtons'
import { checksumIssue } from './base58'
import { carriesChecksum, explorerUrl, networks } from './network'

type ChainField = FieldOf<'address'> | FieldOf<'hash'>
type Props = { text: string; field: ChainField; context: CellContext }

export const chainView: KindCells<ChainField> = {
  cell: (value, field, context) => {
    const text = String(value)
    const shown = drawText(shorten(text))
    const warnings = warningsOf({ text, field, context })
    return warnings.length === 0 ? shown : [shown, ...warnings]
  },
  look: 'wd-chain wd-mono',
  title: (value) => plainText(String(value)),
  tools: (value, field, context) => toolsOf({ text: String(value), field, context }),
  whole: (value, field, context) => {
    const props = { text: String(value), field, context }
    return (
      <span className="wd-address-whole">
        <WholeText text={props.text} />
        <ToolButtons tools={toolsOf(props)} />
        {warningsOf(props)}
        {field.kind === 'address' && <Checksum {...props} />}
        {field.kind === 'address' && context.at && <QrToggle text={props.text} />}
      </span>
    )
  },
  isSuspect: (value, { kind, network }) =>
    kind === 'address' && networks[network].address(String(value)) === checksumIssue,
  stateless: true,
}

function toolsOf({ text, field: { kind, network }, context: { t, isLinked } }: Props): ValueTools {
  const href = isLinked ? explorerUrl(network, kind, text) : undefined
  const link = href && { href, name: t('kinds.explorer', { text: shorten(text) }) }
  return { copy: text, link: link || undefined, hasQr: kind === 'address' }
}

function warningsOf(props: Props) {
  const { text, context } = props
  const { t, at } = context
  const issue = issueOf(props)
  const isChecksum = issue === checksumIssue
  return [
    ...(issue
      ? [
          warning(
            t(isChecksum ? 'kinds.checksumFails' : 'kinds.notOfNetwork'),
            messageText(issue, t),
          ),
        ]
      : []),
    ...(at?.lookAlikes?.has(text)
      ? [warning(t('kinds.lookAlike'), t('kinds.lookAlikeReason'))]
      : []),
  ]
}

/** A table checks the checksums of its addresses after its frame. */
function issueOf({ text, field: { kind, network }, context: { isInRow, at } }: Props) {
  if (!isInRow || kind !== 'address') return networks[network][kind](text)
  const issue = networks[network].addressForm(text)
  return issue ?? (at?.suspects?.has(text) ? checksumIssue : undefined)
}

function warning(text: string, reason: string) {
  return (
    <span key={text} className="wd-warning" title={reason}>
      <Icon name="alert" />
      {text}
    </span>
  )
}

/** Names a good checksum too: no operator need know that no warning means a good address. */
function Checksum({ text, field: { network }, context: { t } }: Props) {
  if (networks[network].address(text)) return null
  return carriesChecksum(text) ? (
    <span className="wd-verdict" title={t('kinds.checksumMeans')}>
      <Icon name="check" />
      {t('kinds.checksumRight')}
    </span>
  ) : (
    <span className="wd-note">{t('kinds.noChecksum')}</span>
  )
}

const longestOfChain = 200

/** Both ends are bold; a text too long for a chain is cut like any other. */
function WholeText({ text }: { text: string }) {
  const head = headOf(text)
  if (hasHidden(text) || text.length > longestOfChain) {
    return <bdi className="wd-mono">{drawText(text)}</bdi>
  }
  return (
    <bdi className="wd-mono">
      <b>{text.slice(0, head)}</b>
      {text.slice(head, -6)}
      <b>{text.slice(-6)}</b>
    </bdi>
  )
}

/** A text with hidden characters stays whole. */
function shorten(text: string): string {
  if (text.length <= 16 || hasHidden(text)) return text
  return `${text.slice(0, headOf(text))}…${text.slice(-6)}`
}

function headOf(text: string): number {
  return text.startsWith('0x') ? 8 : 6
}
