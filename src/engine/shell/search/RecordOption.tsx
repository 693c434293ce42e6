import { useTranslate } from 'ra-core'
import { config } from '@/engine/config'
import { FieldValue } from '@/engine/kinds/view/renderValue'
import { titleOf } from '@/engine/kinds/view/titleOf'
import { ageText } from '@/engine/values/age'
import { epochMs, toMoment } from '@/engine/values/time'
import { useGateway } from '@/engine/data/gateway'
import { usePortal } from '../portal/PortalContext'
import { factsOf, timeOf, type RecordHit } from './recordHits'

/** A found record: its title, status, amount, store and age. */
export function RecordOption({ hit: { resource, record } }: { hit: RecordHit }) {
  const t = useTranslate()
  const facts = factsOf(resource).filter((name) => record[name] !== null)
  return (
    <>
      <span className="wd-search-titles">
        <strong>{titleOf(resource, record, record.id, t)}</strong>
      </span>
      <span className="wd-search-facts">
        {facts.map((name) => (
          <span key={name}>
            <FieldValue
              {...{ resource, name }}
              at={{ resource, name, id: record.id, record }}
              value={record[name]}
              isInLink
            />
          </span>
        ))}
        <Age value={record[timeOf(resource) ?? '']} />
      </span>
    </>
  )
}

function Age({ value }: { value: unknown }) {
  const { language } = usePortal()
  const { serverClock } = useGateway()
  const moment = toMoment(value, config.gatewayTimeZone)
  if (!moment) return null
  const age = epochMs(moment, config.gatewayTimeZone) - serverClock.now()
  return <time title={moment}>{ageText(age, language)}</time>
}
