import { useNotify } from 'ra-core'
import { saveProfile } from '@/providers/profile'
import type { PortalRecord } from '@/providers/records'
import type { Resource } from '@/schema'
import { changedFields } from '@/views/formValues'
import { RecordForm } from '@/views/RecordForm'
import type { SavingWays } from '@/views/useSaving'
import type { Words } from '@/views/words'

type Props = { resource: Resource; record: PortalRecord; words: Words; onSaved: () => void }

const personal = { fields: ['nickName', 'phonenumber', 'email', 'sex'] } as const

/** What users change of themselves, under the rules that administrators have for it. */
export function ProfileForm({ resource, record, words, onSaved }: Props) {
  const notify = useNotify()
  const ways: SavingWays = {
    send: async ({ values, over = record, idempotencyKey }) => {
      if (changedFields(resource, values, over).length === 0) return { step: 'unchanged' }
      await saveProfile(resource, values, over, idempotencyKey)
      return { step: 'saved' }
    },
  }
  const said = (step: 'saved' | 'unchanged') => {
    if (step === 'saved') notify('profile.saved', { type: 'success' })
    else notify('forms.unchanged', { type: 'info' })
  }
  return (
    <section className="wd-panel" aria-labelledby="wd-profile-basic">
      <h2 id="wd-profile-basic">{words.t('profile.basic')}</h2>
      <RecordForm
        resource={resource}
        words={words}
        spec={personal}
        record={record}
        ways={ways}
        submitLabel={words.t('ra.action.save')}
        cancel={undefined}
        onSaved={said}
        onFinished={onSaved}
        unknown={<p>{words.t('profile.unknown')}</p>}
      />
    </section>
  )
}
