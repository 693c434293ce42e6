import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useVisibleResource } from '@/engine/data/session'
import { useGateway } from '@/engine/data/gateway'
import { readProfile } from '@/engine/data/profile'
import type { Resource } from '@/engine/declare'
import { ResourceProvider, useSurface } from '@/engine/data/resource'
import { LoadFailed } from '@/engine/ui/crash/LoadFailed'
import { RecordPage } from '@/engine/form/RecordPage'
import { PasswordForm } from './PasswordForm'
import { ProfileCard } from './ProfileCard'
import { ProfileForm } from './ProfileForm'
import './profile.css'

/** §2, `/user/profile`: the user's own data, to read and to change. */
export function Profile({ resource: declared }: { resource: Resource }) {
  const resource = useVisibleResource(declared)
  return (
    <ResourceProvider resource={resource}>
      <OwnProfile />
    </ResourceProvider>
  )
}

function OwnProfile() {
  const { resource, t } = useSurface()
  const gateway = useGateway()
  // input stays until it is saved, even if the profile loads again
  const [round, setRound] = useState(0)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [resource.name, 'profile'],
    queryFn: ({ signal }) => readProfile(gateway, resource, signal),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const readAgain = () => void refetch().then(() => setRound((last) => last + 1))
  return (
    <RecordPage title={t('shell.profile')} isBusy={isPending}>
      {isPending && (
        <p className="wd-muted" role="status">
          {t('views.readingFresh')}
        </p>
      )}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className="wd-profile">
          <ProfileCard profile={data} />
          <div className="wd-profile-forms">
            <ProfileForm key={round} record={data.record} onSaved={readAgain} />
            <PasswordForm account={String(data.record['userName'] ?? '')} />
          </div>
        </div>
      )}
    </RecordPage>
  )
}
