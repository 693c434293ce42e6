import { useMemo, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNavigate, useNotify, useTranslate } from 'ra-core'
import { Link, useLocation } from 'react-router'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import type { Resource } from '@/engine/declare'
import type { Form } from '@/engine/schema/resource'
import { useBackToList } from './backToList'
import type { Values } from '../data/formValues'
import { done } from './pageCache'
import { arrivalOf } from './newNode'
import { usePageTitle } from '../ui/PageTitle'
import { RecordForm } from './RecordForm'
import { RecordHeader } from './RecordHeader'
import { refresh } from '../data/refresh'
import { openForm, useScope, type Scope } from '../data/scope'
import type { SavingWays } from './useSaving'
import { capital, useLabels } from '../data/labels'
import { useResource } from '../data/resource'
import '../ui/show.css'

/** The form for a new record, from the declaration. */
export function ResourceCreate() {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels(resource)
  const scope = useScope()
  const spec = useMemo(() => openForm(resource.create, scope), [resource, scope])
  const given = useGiven(spec)
  const created = useRef<object>(undefined)
  const ways = useCreating(resource, scope, (record) => {
    created.current = record
  })
  const notify = useNotify()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const back = useBackToList()
  const title = t(`resources.${resource.name}.create`, {
    _: t('ra.page.create', { name: labels.name }),
  })
  const save = t(`resources.${resource.name}.actions.create`, {
    _: t('ra.action.save'),
  })
  usePageTitle(title)

  const saved = () => {
    notify('actions.created', { type: 'success', messageArgs: { name: capital(labels.name) } })
    refresh(queryClient, resource.cache)
  }
  const finish = () => {
    const { state } = arrivalOf(resource, created.current)
    if (back) navigate(back, { state: { ...done.state, ...state } })
  }
  return (
    <article className="wd-show" aria-labelledby="wd-page-title">
      <RecordHeader title={title} back={back} />
      <RecordForm
        spec={spec}
        given={given}
        ways={ways}
        submitLabel={save}
        cancel={back}
        onSaved={saved}
        onFinished={finish}
        unknown={<LookAtList back={back} />}
      />
    </article>
  )
}

/** What the address says the new record begins with, by field. */
function useGiven({ fields }: Form): Values {
  const { search } = useLocation()
  return useMemo(() => {
    const params = new URLSearchParams(search)
    const named = fields.flatMap((name) => {
      const text = params.get(name)
      return text === null ? [] : [[name, text] as const]
    })
    return Object.fromEntries(named)
  }, [fields, search])
}

function useCreating(
  { name }: Resource,
  scope: Scope,
  onCreated: (record: object) => void,
): SavingWays {
  const provider = useDataProvider<PortalDataProvider>()
  return {
    send: async ({ values, secondPwd, idempotencyKey, signal }) => {
      const meta = { idempotencyKey, signal, ...(secondPwd !== undefined && { secondPwd }) }
      const { data } = await provider.create(name, { data: { ...values, ...scope }, meta })
      onCreated({ ...values, id: data.id })
      return { step: 'saved' }
    },
  }
}

// Without an answer the record may be there already: the list tells, before anything is sent again.
function LookAtList({ back }: { back: string | undefined }) {
  const t = useTranslate()
  return (
    <>
      <p>{t('actions.createUnknown')}</p>
      {back && (
        <Link to={back} target="_blank" rel="noopener">
          {t('actions.lookAtList')}
        </Link>
      )}
    </>
  )
}
