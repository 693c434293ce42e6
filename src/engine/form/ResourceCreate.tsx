import { useMemo, useRef } from 'react'
import { useDataProvider } from 'ra-core'
import { Link, useLocation } from 'react-router'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import type { Values } from '@/engine/data/formValues'
import { useSurface } from '@/engine/data/resource'
import { openForm, useScope } from '@/engine/data/scope'
import type { Form } from '@/engine/schema/resource'
import { useBackToList } from './backToList'
import { arrivalOf } from './newNode'
import { RecordForm } from './RecordForm'
import { RecordPage } from './RecordPage'
import type { SavingWays } from './useEditing'

export function ResourceCreate() {
  const { resource, t, labels } = useSurface()
  const scope = useScope()
  const spec = useMemo(() => openForm(resource.create, scope), [resource, scope])
  const given = useGiven(spec)
  const provider = useDataProvider<PortalDataProvider>()
  const created = useRef<object>(undefined)
  const back = useBackToList()
  const words = `resources.${resource.name}`

  const ways: SavingWays = {
    send: async ({ values, secondPwd }, sending) => {
      const meta = { ...sending, ...(secondPwd !== undefined && { secondPwd }) }
      const { data } = await provider.create(resource.name, { data: { ...values, ...scope }, meta })
      created.current = { ...values, id: data.id }
      return { step: 'saved' }
    },
  }
  return (
    <RecordPage
      title={t(`${words}.create`, { _: t('ra.page.create', { name: labels.name }) })}
      back={back}
    >
      <RecordForm
        spec={spec}
        given={given}
        ways={ways}
        submitLabel={t(`${words}.actions.create`, { _: t('ra.action.save') })}
        savedText="actions.created"
        back={back}
        stateAfter={() => arrivalOf(resource, created.current)}
        unknown={<LookAtList back={back} />}
      />
    </RecordPage>
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
  const { t } = useSurface()
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
