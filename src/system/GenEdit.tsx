import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useNotify, useTranslate } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { useGateway } from '@/engine/data/gateway'
import { saveGenTable } from '@/system/genTables'
import type { PortalRecord } from '@/engine/data/wire/records'
import { done } from '@/engine/form/pageCache'
import { LoadFailed } from '@/engine/ui/crash/LoadFailed'
import { RecordForm } from '@/engine/form/RecordForm'
import { RecordHeader } from '@/engine/form/RecordHeader'
import type { SavingWays } from '@/engine/form/saving'
import { capital, useLabels } from '@/engine/data/labels'
import { useResource } from '@/engine/data/resource'
import { DeclarationText, tableOf } from './DeclarationText'
import { useGenTable } from './useGenTable'
import '@/engine/ui/views.css'
import '@/engine/ui/show.css'

type Props = object

const noForm = { fields: [] }

/** §2, `/gen/edit?tableId=`: the columns of a generated table, and what it stands for while they are changed. */
export function GenEdit() {
  const { id: inPath } = useParams()
  const [search] = useSearchParams()
  const id = search.get('tableId')?.trim() ?? ''
  if (inPath !== undefined) return <Navigate to={`/gen/edit?tableId=${inPath}`} replace />
  return /^\d+$/.test(id) ? <Editing key={id} id={id} /> : <Navigate to="/404" replace />
}

function Editing({ id }: Props & { id: string }) {
  const t = useTranslate()
  const { name, back, data, error, isPending, refetch } = useGenTable(id)
  return (
    <article className="wd-show" aria-labelledby="wd-page-title" aria-busy={isPending}>
      <RecordHeader title={t('forms.edit', { name })} back={back} />
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && <TableForm record={data} back={back} />}
    </article>
  )
}

type FormProps = Props & { record: PortalRecord; back: string | undefined }

function TableForm({ record, back }: FormProps) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const notify = useNotify()
  const gateway = useGateway()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const ways: SavingWays = {
    send: async ({ values }, { idempotencyKey }) => {
      await saveGenTable(gateway, resource, values, record, idempotencyKey)
      return { step: 'saved' }
    },
  }
  const saved = () => {
    notify('forms.saved', { type: 'success', messageArgs: { name: capital(labels.name) } })
    void queryClient.invalidateQueries()
  }
  return (
    <RecordForm
      spec={resource.edit ?? noForm}
      record={record}
      ways={ways}
      submitLabel={t('ra.action.save')}
      isOfQuery
      cancel={back}
      onSaved={saved}
      onFinished={() => back && navigate(back, done)}
      unknown={<p>{t('forms.unknown')}</p>}
    >
      <Preview record={record} />
    </RecordForm>
  )
}

/** What the table stands for as it is being typed. */
function Preview({ record }: Props & { record: PortalRecord }) {
  const resource = useResource()
  const { watch } = useFormContext<Record<string, string>>()
  return <DeclarationText table={tableOf(resource, record, watch())} />
}
