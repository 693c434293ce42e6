import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '@/engine/data/session'
import type { Resource } from '@/engine/declare'
import { useSurface } from '@/engine/data/resource'
import { draftsAt, dropDraft, type Draft } from '@/engine/form/drafts'
import { Alert } from '@/engine/ui/Alert'
import { Button } from '@/engine/ui/Button'
import type { ChosenAction } from './ChosenAction'
import { usePermitted } from './permitted'

export function WaitingActions({ onGoOn }: { onGoOn: (action: ChosenAction) => void }) {
  const { resource, t, labels } = useSurface()
  const { pathname: path } = useLocation()
  const userId = useSession()?.user.userId ?? ''
  const { actions } = usePermitted()
  const [, setDropped] = useState<Draft>()
  const discard = (draft: Draft) => {
    dropDraft(draft)
    setDropped(draft)
  }
  return draftsAt({ userId, path }).map((draft) => {
    const begun = actionIn(draft, resource)
    if (!begun || !actions.includes(begun.action)) return null
    const name = `${labels.name} ${begun.id}`
    const buttons = (
      <>
        <Button look="primary" onClick={() => onGoOn(begun)}>
          {t('actions.goOn')}
        </Button>
        <Button onClick={() => discard(draft)}>{t('forms.discard')}</Button>
      </>
    )
    return (
      <Alert key={draft.form} role="status" buttons={buttons}>
        <p>{t('actions.waiting', { action: labels.actionVerb(begun.action), name })}</p>
      </Alert>
    )
  })
}

/** The form is `resource/id/action`; the id may contain slashes. */
function actionIn({ form }: Draft, { name }: Resource): ChosenAction | undefined {
  const end = form.lastIndexOf('/')
  const start = name.length + 1
  if (!form.startsWith(`${name}/`) || end < start) return undefined
  return { id: form.slice(start, end), action: form.slice(end + 1) }
}
