import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useNotify } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { useGateway } from '@/engine/data/gateway'
import { saveGenTable } from '@/engine/data/system/genTables'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/schema'
import { done } from '@/engine/form/leaving'
import { LoadFailed } from '@/engine/ui/crash/LoadFailed'
import { RecordForm } from '@/engine/form/RecordForm'
import { RecordHeader } from '@/engine/form/RecordHeader'
import type { SavingWays } from '@/engine/form/useSaving'
import { capital, type Words } from '@/engine/data/words'
import { DeclarationText, tableOf } from './DeclarationText'
import { useGenTable } from './useGenTable'
import '@/engine/ui/views.css'
import '@/engine/ui/show.css'

type Props = { resource: Resource }

const noForm = { fields: [] }

/** §2, `/gen/edit?tableId=`: the columns of a generated table, and what it stands for while they are changed. */
export function GenEdit({ resource }: Props) {
  const { id: inPath } = useParams()
  const [search] = useSearchParams()
  const id = search.get('tableId')?.trim() ?? ''
  if (inPath !== undefined) return <Navigate to={`/gen/edit?tableId=${inPath}`} replace />
  return /^\d+$/.test(id) ? (
    <Editing key={id} resource={resource} id={id} />
  ) : (
    <Navigate to="/404" replace />
  )
}

function Editing({ resource, id }: Props & { id: string }) {
  const { words, name, back, data, error, isPending, refetch } = useGenTable(resource, id)
  return (
    <article className="wd-show" aria-labelledby="wd-page-title" aria-busy={isPending}>
      <RecordHeader title={words.t('forms.edit', { name })} back={back} words={words} />
      {error && !data && <LoadFailed error={error} words={words} onRetry={() => void refetch()} />}
      {data && <TableForm resource={resource} record={data} back={back} words={words} />}
    </article>
  )
}

type FormProps = Props & { record: PortalRecord; back: string | undefined; words: Words }

function TableForm({ resource, record, back, words }: FormProps) {
  const notify = useNotify()
  const gateway = useGateway()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const ways: SavingWays = {
    send: async ({ values, idempotencyKey }) => {
      await saveGenTable(gateway, resource, values, record, idempotencyKey)
      return { step: 'saved' }
    },
  }
  const saved = () => {
    notify('forms.saved', { type: 'success', messageArgs: { name: capital(words.name) } })
    void queryClient.invalidateQueries()
  }
  return (
    <RecordForm
      resource={resource}
      words={words}
      spec={resource.edit ?? noForm}
      record={record}
      ways={ways}
      submitLabel={words.t('ra.action.save')}
      isOfQuery
      cancel={back}
      onSaved={saved}
      onFinished={() => back && navigate(back, done)}
      unknown={<p>{words.t('forms.unknown')}</p>}
    >
      <Preview resource={resource} record={record} words={words} />
    </RecordForm>
  )
}

/** What the table stands for as it is being typed. */
function Preview({ resource, record, words }: Props & { record: PortalRecord; words: Words }) {
  const { watch } = useFormContext<Record<string, string>>()
  return <DeclarationText table={tableOf(resource, record, watch())} words={words} />
}
