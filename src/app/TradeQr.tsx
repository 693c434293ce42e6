import type { PortalRecord } from '@/engine/data/wire/records'
import { webAddress } from '@/engine/schema/validators/url'
import { FieldValue } from '@/engine/kinds/view/renderValue'
import { Icon } from '@/engine/ui/icons'
import { longestQrText } from '@/engine/ui/text/QrToggle'
import { QrImage } from '@/engine/ui/text/QrImage'
import { useSurface } from '@/engine/data/resource'

type Props = {
  record: PortalRecord | undefined
  isPayable: boolean
}

export function TradeQr({ record, isPayable }: Props) {
  const { resource, t, labels } = useSurface()
  const { text, isForeign } = qrOf(record)
  return (
    <section className="wd-panel wd-trade-qr" aria-label={t('trade.payTo')}>
      {text === undefined ? (
        <div className="wd-qr wd-trade-no-qr" />
      ) : (
        <QrImage text={text} label={t('kinds.qrOf', { text })} />
      )}
      {isForeign && (
        <p className="wd-alert wd-alert-warning" role="alert">
          <Icon name="alert" />
          {t('trade.foreignQr')}
        </p>
      )}
      {!isPayable && <p className="wd-muted">{t('trade.doNotPay')}</p>}
      <dl className="wd-trade-address">
        {['address', 'qrCode'].map((name) => (
          <div key={name}>
            <dt>{labels.field(name)}</dt>
            <dd translate="no">
              <FieldValue value={record?.[name]} resource={resource} name={name} room="whole" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The gateway's text if it names the trade's address; else the address. */
function qrOf(record: PortalRecord | undefined) {
  const [address, given] = [textOf(record?.['address']), textOf(record?.['qrCode'])]
  const isText = given !== undefined && webAddress(given) === undefined
  // a code for a foreign address is never drawn
  const isForeign = isText && address !== undefined && !given.includes(address)
  const candidates = isText && !isForeign ? [given, address] : [address]
  return { text: candidates.find(isDrawable), isForeign }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function isDrawable(text: string | undefined): boolean {
  return text !== undefined && text.length <= longestQrText
}
