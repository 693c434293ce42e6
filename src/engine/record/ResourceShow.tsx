import { useNavigate } from 'ra-core'
import { useParams } from 'react-router'
import type { PortalRecord } from '@/engine/data/wire/records'
import { sectionsOf } from '@/engine/schema/surfaces'
import { ActionBar } from '@/engine/action/ActionBar'
import { BegunActions, ChosenActionDialog, useChosenAction } from '@/engine/action/ChosenAction'
import { switchOf, usePermitted } from '@/engine/action/permitted'
import { useSurface } from '@/engine/data/resource'
import { done } from '@/engine/form/pageCache'
import { RecordPage } from '@/engine/form/RecordPage'
import { Fact } from '@/engine/kinds/view/Facts'
import { OwnSection, useParts } from '@/engine/kinds/view/parts'
import { FieldValue } from '@/engine/kinds/view/renderValue'
import { Alert } from '@/engine/ui/Alert'
import { LoadFailed } from '@/engine/ui/crash/LoadFailed'
import { Widget } from '@/engine/ui/crash/Widget'
import { StaleMark } from '@/engine/ui/time/StaleMark'
import { StillWorking } from '@/engine/ui/time/StillWorking'
import { breachTexts } from './breach'
import { useMarkSeen } from './seenRecords'
import { Neighbours } from './Neighbours'
import { Balance, Related } from './Related'
import { StatusSwitch } from './StatusSwitch'
import { useRecordPage } from './useRecordPage'
import '@/engine/ui/status.css'

export function ResourceShow() {
  const { everyRecord: EveryRecord } = useParts()
  const { id = '' } = useParams()
  const page = useRecordPage(id)
  useMarkSeen(id)
  const { title, back, data, error, isPending, refetch } = page
  const choice = useChosenAction()
  const navigate = useNavigate()
  const act = (action: string) => choice.choose({ action, id })
  const retry = () => void refetch()
  return (
    <RecordPage
      title={title}
      back={back}
      isBusy={isPending}
      walk={<Neighbours id={id} />}
      head={<Widget isSmall>{data && <ActionBar record={data} onAction={act} />}</Widget>}
    >
      <BegunActions choice={choice} />
      {error && data && <StaleMark error={error} at={page.dataUpdatedAt} onRetry={retry} />}
      {page.isFetching && <StillWorking onCancel={page.cancel} />}
      {data && <Breaches record={data} />}
      {error && !data ? (
        <LoadFailed error={error} onRetry={retry} back={back} />
      ) : (
        <div className="wd-hub">
          <div className="wd-hub-facts">
            <Balance record={data} isReady={!page.isFetching} />
            <Sections record={data ?? { id }} pending={choice.pending?.action} onAction={act} />
          </div>
          <Related record={data} isReady={!page.isFetching} />
        </div>
      )}
      {data && <OwnSection place="show" record={data} />}
      {data && EveryRecord && (
        <Widget>
          <EveryRecord record={data} />
        </Widget>
      )}
      <ChosenActionDialog choice={choice} onRemoved={() => back && navigate(back, done)} />
    </RecordPage>
  )
}

function Breaches({ record }: { record: PortalRecord }) {
  const { resource, t, labels } = useSurface()
  return breachTexts(resource, record, t, labels).map((text) => (
    <Alert key={text} tone="danger">
      <span>
        <b>{t('rules.broken')}</b> {text}
      </span>
    </Alert>
  ))
}

type SectionsProps = {
  record: PortalRecord
  pending: string | undefined
  onAction: (action: string) => void
}

function Sections({ record, pending, onAction }: SectionsProps) {
  const { resource, labels } = useSurface()
  const permitted = usePermitted()
  const { fields } = resource
  const switchFor = (name: string) => {
    const action = switchOf(resource, name, record, permitted)
    if (action === undefined) return undefined
    return (
      <StatusSwitch
        field={name}
        record={record}
        action={action}
        isPending={pending === action}
        onPress={() => onAction(action)}
      >
        <FieldValue value={record[name]} resource={resource} name={name} room="whole" />
      </StatusSwitch>
    )
  }
  const shown = Object.keys(fields).filter((name) => !('typedOnly' in (fields[name] ?? {})))
  return sectionsOf(resource, shown).map((section) => (
    <section key={section.key ?? ''} className="wd-panel">
      {section.key !== undefined && (
        <h2 className="wd-section-title">{labels.section(section.key)}</h2>
      )}
      <dl className="wd-show-fields">
        {section.fields.map((name) => (
          <Fact key={name} name={name} record={record} room="whole">
            {switchFor(name)}
          </Fact>
        ))}
      </dl>
    </section>
  ))
}
