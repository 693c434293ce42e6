import { useTranslate } from 'ra-core'
import { Link, useParams, useSearchParams } from 'react-router'
import { useSurface } from '@/engine/data/resource'
import type { PortalRecord } from '@/engine/data/wire/records'
import { useBackToList } from '@/engine/form/backToList'
import { RecordPage } from '@/engine/form/RecordPage'
import { Fact } from '@/engine/kinds/view/Facts'
import { FieldValue } from '@/engine/kinds/view/renderValue'
import { useRecordPage } from '@/engine/record/useRecordPage'
import { LoadFailed } from '@/engine/ui/crash/LoadFailed'
import { TradeClock, useTradeState } from './TradeClock'
import { TradeQr } from './TradeQr'
import './TradeDetails.css'

/** §2, trade detail: the amount, the address and the time left. The id is in the path or in `?id=`. */
export function TradeDetails() {
  const { id: inPath } = useParams()
  const [search] = useSearchParams()
  const id = (inPath ?? search.get('id') ?? '').trim()
  return id === '' ? <NoId /> : <Trade key={id} id={id} />
}

function Trade({ id }: { id: string }) {
  const { resource, t } = useSurface()
  const { title, back, data, error, isPending, refetch } = useRecordPage(id)
  const state = useTradeState(data)
  const record = data ?? { id }
  return (
    <RecordPage
      title={title}
      back={back}
      isBusy={isPending}
      className="wd-trade-page"
      head={data && <FieldValue value={data['status']} resource={resource} name="status" />}
    >
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="wd-trade">
          <section className="wd-panel wd-trade-terms" aria-label={t('trade.details')}>
            <TradeClock state={state} record={record} />
            <Facts className="wd-trade-amounts" names={['uQuantity', 'price']} record={record} />
          </section>
          <TradeQr record={data} isPayable={state.step !== 'over' && state.step !== 'closed'} />
          <section className="wd-panel wd-trade-facts">
            <Facts
              className="wd-show-fields"
              names={['seller', 'createTime', 'expireTime']}
              record={record}
            />
          </section>
        </div>
      )}
    </RecordPage>
  )
}

type FactsProps = { record: PortalRecord; names: readonly string[]; className: string }

function Facts({ names, className, record }: FactsProps) {
  return (
    <dl className={className}>
      {names.map((name) => (
        <Fact key={name} name={name} room="whole" record={record} />
      ))}
    </dl>
  )
}

function NoId() {
  const t = useTranslate()
  const list = useBackToList()
  return (
    <RecordPage title={t('trade.details')} back={list}>
      <div className="wd-panel wd-list-status">
        <p role="alert">{t('trade.noId')}</p>
        {list && (
          <Link className="wd-button wd-button-primary" to={list}>
            {t('trade.choose')}
          </Link>
        )}
      </div>
    </RecordPage>
  )
}
