import { useGateway } from '@/engine/data/gateway'
import { saveProfile } from '@/engine/data/profile'
import type { PortalRecord } from '@/engine/data/wire/records'
import { changedFields } from '@/engine/data/formValues'
import { RecordForm } from '@/engine/form/RecordForm'
import type { SavingWays } from '@/engine/form/useEditing'
import { useSurface } from '@/engine/data/resource'

type Props = { record: PortalRecord; onSaved: () => void }

const personal = { fields: ['nickName', 'phonenumber', 'email', 'sex'] } as const

/** Users change their own data under the same rules as administrators. */
export function ProfileForm({ record, onSaved }: Props) {
  const { resource, t } = useSurface()
  const gateway = useGateway()
  const ways: SavingWays = {
    send: async ({ values, over = record }, { idempotencyKey }) => {
      if (changedFields(resource, values, over).length === 0) return { step: 'unchanged' }
      await saveProfile(gateway, resource, values, over, idempotencyKey)
      return { step: 'saved' }
    },
  }
  return (
    <section className="wd-panel" aria-labelledby="wd-profile-basic">
      <h2 id="wd-profile-basic">{t('profile.basic')}</h2>
      <RecordForm
        spec={personal}
        record={record}
        ways={ways}
        submitLabel={t('ra.action.save')}
        savedText="profile.saved"
        onFinished={onSaved}
        unknown={<p>{t('profile.unknown')}</p>}
      />
    </section>
  )
}
