import { Link, useParams, useSearchParams } from 'react-router'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/schema'
import { useBackToList } from '@/engine/form/backToList'
import { FieldValue } from '@/engine/kinds/view/renderValue'
import { Fact } from '@/engine/kinds/view/Facts'
import { LoadFailed } from '@/engine/ui/crash/LoadFailed'
import { usePageTitle } from '@/engine/ui/PageTitle'
import { RecordHeader } from '@/engine/form/RecordHeader'
import { useRecordPage } from '@/engine/record/useRecordPage'
import { useWords, type Words } from '@/engine/data/words'
import { TradeClock } from './TradeClock'
import { TradeQr } from './TradeQr'
import { useTradeState } from './useTradeState'
import '@/engine/ui/views.css'
import '@/engine/ui/show.css'
import './TradeDetails.css'

type Props = { resource: Resource }

/** §2, trade detail: what is to be paid, where to and until when. Its id is in the path or in `?id=`. */
export function TradeDetails({ resource }: Props) {
  const { id: inPath } = useParams()
  const [search] = useSearchParams()
  const id = (inPath ?? search.get('id') ?? '').trim()
  return id === '' ? <NoId resource={resource} /> : <Trade key={id} resource={resource} id={id} />
}

function Trade({ resource, id }: Props & { id: string }) {
  const { words, title, back, data, error, isPending, refetch } = useRecordPage(resource, id)
  const state = useTradeState(data)
  const facts = { resource, record: data ?? { id }, words }
  const isPayable = state.step !== 'over' && state.step !== 'closed'
  return (
    <article
      className="wd-show wd-trade-page"
      aria-labelledby="wd-page-title"
      aria-busy={isPending}
    >
      <RecordHeader title={title} back={back} words={words}>
        {data && (
          <FieldValue value={data['status']} resource={resource} name="status" words={words} />
        )}
      </RecordHeader>
      {error && !data ? (
        <LoadFailed error={error} words={words} onRetry={() => void refetch()} />
      ) : (
        <div className="wd-trade">
          <section className="wd-panel wd-trade-terms" aria-label={words.t('trade.details')}>
            <TradeClock state={state} {...facts} />
            <Facts className="wd-trade-amounts" names={['uQuantity', 'price']} {...facts} />
          </section>
          <TradeQr resource={resource} record={data} isPayable={isPayable} words={words} />
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
  words: Words
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

function NoId({ resource }: Props) {
  const words = useWords(resource)
  const list = useBackToList(resource)
  usePageTitle(words.t('trade.details'))
  return (
    <article className="wd-show" aria-labelledby="wd-page-title">
      <RecordHeader title={words.t('trade.details')} back={list} words={words} />
      <div className="wd-panel wd-list-status">
        <p role="alert">{words.t('trade.noId')}</p>
        {list && (
          <Link className="wd-button wd-button-primary" to={list}>
            {words.t('trade.choose')}
          </Link>
        )}
      </div>
    </article>
  )
}
