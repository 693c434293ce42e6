import { useTranslate } from 'ra-core'
import { Link, useParams, useSearchParams } from 'react-router'
import type { PortalRecord } from '@/engine/data/wire/records'
import { useBackToList } from '@/engine/form/backToList'
import { FieldValue } from '@/engine/kinds/view/renderValue'
import { Fact } from '@/engine/kinds/view/Facts'
import { LoadFailed } from '@/engine/ui/crash/LoadFailed'
import { usePageTitle } from '@/engine/ui/PageTitle'
import { RecordHeader } from '@/engine/form/RecordHeader'
import { useRecordPage } from '@/engine/record/useRecordPage'
import { TradeClock } from './TradeClock'
import { TradeQr } from './TradeQr'
import { useTradeState } from './useTradeState'
import '@/engine/ui/views.css'
import '@/engine/ui/show.css'
import './TradeDetails.css'
import { useResource } from '@/engine/data/resource'

type Props = object

/** §2, trade detail: what is to be paid, where to and until when. Its id is in the path or in `?id=`. */
export function TradeDetails() {
  const { id: inPath } = useParams()
  const [search] = useSearchParams()
  const id = (inPath ?? search.get('id') ?? '').trim()
  return id === '' ? <NoId /> : <Trade key={id} id={id} />
}

function Trade({ id }: Props & { id: string }) {
  const resource = useResource()
  const t = useTranslate()
  const { title, back, data, error, isPending, refetch } = useRecordPage(id)
  const state = useTradeState(data)
  const facts = { resource, record: data ?? { id }, t }
  const isPayable = state.step !== 'over' && state.step !== 'closed'
  return (
    <article
      className="wd-show wd-trade-page"
      aria-labelledby="wd-page-title"
      aria-busy={isPending}
    >
      <RecordHeader title={title} back={back}>
        {data && <FieldValue value={data['status']} resource={resource} name="status" />}
      </RecordHeader>
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="wd-trade">
          <section className="wd-panel wd-trade-terms" aria-label={t('trade.details')}>
            <TradeClock state={state} {...facts} />
            <Facts className="wd-trade-amounts" names={['uQuantity', 'price']} {...facts} />
          </section>
          <TradeQr record={data} isPayable={isPayable} />
          <section className="wd-panel wd-trade-facts">
            <Facts className="wd-show-fields" names={others} {...facts} />
          </section>
        </div>
      )}
    </article>
  )
}

const others = ['seller', 'createTime', 'expireTime']

type FactsProps = Props & {
  record: PortalRecord
  names: readonly string[]
  className: string
}

function Facts({ names, className, ...props }: FactsProps) {
  return (
    <dl className={className}>
      {names.map((name) => (
        <Fact key={name} name={name} room="whole" {...props} />
      ))}
    </dl>
  )
}

function NoId() {
  const t = useTranslate()
  const list = useBackToList()
  usePageTitle(t('trade.details'))
  return (
    <article className="wd-show" aria-labelledby="wd-page-title">
      <RecordHeader title={t('trade.details')} back={list} />
      <div className="wd-panel wd-list-status">
        <p role="alert">{t('trade.noId')}</p>
        {list && (
          <Link className="wd-button wd-button-primary" to={list}>
            {t('trade.choose')}
          </Link>
        )}
      </div>
    </article>
  )
}
