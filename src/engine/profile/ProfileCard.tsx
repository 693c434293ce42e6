import { useState, type ReactNode } from 'react'
import { useNotify } from 'ra-core'
import { useGateway } from '@/engine/data/gateway'
import { showAvatar, type Profile } from '@/engine/data/profile'
import { keptPicture } from '@/engine/kinds/pictures/image'
import { webAddress } from '@/engine/schema/validators/url'
import { FieldValue } from '@/engine/kinds/view/renderValue'
import { ForeignLink } from '@/engine/kinds/view/links'
import { AvatarUpload } from '@/engine/kinds/pictures/AvatarUpload'
import { useSurface } from '@/engine/data/resource'
import { drawText } from '@/engine/ui/text/drawText'
import { plainText } from '@/engine/ui/text/plainText'

type Props = { profile: Profile }

/** The picture, which users change, and the data that administrators maintain. */
export function ProfileCard({ profile }: Props) {
  const { resource, t, labels } = useSurface()
  const notify = useNotify()
  const gateway = useGateway()
  const [avatar, setAvatar] = useState(profile.avatar)
  const { record, department, roles, posts } = profile
  const name = String(record['userName'] ?? '')
  const foreign = keptPicture(avatar) === undefined ? webAddress(avatar) : undefined
  const change = (address: string) => {
    setAvatar(address)
    showAvatar(gateway, address)
    notify('profile.avatarSaved', { type: 'success' })
  }
  return (
    <section className="wd-panel wd-profile-card" aria-label={plainText(name)}>
      <AvatarUpload
        avatar={avatar}
        initial={([...name][0] ?? '').toUpperCase()}
        onChanged={change}
      />
      {foreign && <ForeignLink href={foreign}>{t('profile.foreign')}</ForeignLink>}
      <dl>
        <Line name={labels.field('userName')}>{drawText(name)}</Line>
        <Line name={labels.field('nickName')}>{drawText(String(record['nickName'] ?? ''))}</Line>
        <Line name={t('profile.department')}>{drawText(department || t('profile.none'))}</Line>
        <Line name={t('profile.roles')}>{drawText(inLine(roles) || t('profile.none'))}</Line>
        <Line name={t('profile.posts')}>{drawText(inLine(posts) || t('profile.none'))}</Line>
        <Line name={labels.field('createTime')}>
          <FieldValue
            value={record['createTime']}
            resource={resource}
            name="createTime"
            room="whole"
          />
        </Line>
      </dl>
    </section>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd translate="no">{children}</dd>
    </div>
  )
}

/** The gateway joins names by bare commas. */
function inLine(names: string): string {
  return names.split(',').join(', ')
}
