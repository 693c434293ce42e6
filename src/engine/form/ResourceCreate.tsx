import { useMemo, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNavigate, useNotify, useTranslate } from 'ra-core'
import { Link, useLocation } from 'react-router'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import type { Form } from '@/engine/schema/resource'
import type { Values } from '@/engine/data/formValues'
import { capital } from '@/engine/data/labels'
import { refresh } from '@/engine/data/refresh'
import { useSurface } from '@/engine/data/resource'
import { openForm, useScope } from '@/engine/data/scope'
import { usePageTitle } from '@/engine/ui/PageTitle'
import { useBackToList } from './backToList'
import { done } from './pageCache'
import { arrivalOf } from './newNode'
import { RecordForm } from './RecordForm'
import { RecordHeader } from './RecordHeader'
import type { SavingWays } from './useEditing'
import '@/engine/ui/show.css'

export function ResourceCreate() {
  const { resource, t, labels } = useSurface()
  const scope = useScope()
  const spec = useMemo(() => openForm(resource.create, scope), [resource, scope])
  const given = useGiven(spec)
  const provider = useDataProvider<PortalDataProvider>()
  const created = useRef<object>(undefined)
  const notify = useNotify()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const back = useBackToList()
  const words = `resources.${resource.name}`
  const title = t(`${words}.create`, { _: t('ra.page.create', { name: labels.name }) })
  usePageTitle(title)

  const ways: SavingWays = {
    send: async ({ values, secondPwd }, sending) => {
      const meta = { ...sending, ...(secondPwd !== undefined && { secondPwd }) }
      const { data } = await provider.create(resource.name, { data: { ...values, ...scope }, meta })
      created.current = { ...values, id: data.id }
      return { step: 'saved' }
    },
  }
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
        submitLabel={t(`${words}.actions.create`, { _: t('ra.action.save') })}
        cancel={back}
        onSaved={saved}
        onFinished={finish}
        unknown={<LookAtList back={back} />}
      />
    </article>
  )
}

function useGiven({ fields }: Form): Values {
  const { search } = useLocation()
  return useMemo(() => {
    const params = [...new URLSearchParams(search)]
    return Object.fromEntries(params.filter(([name]) => fields.includes(name)))
  }, [fields, search])
}

// Without an answer the record may exist already; the list shows whether it does.
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
