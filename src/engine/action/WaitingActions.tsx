import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { useLocation } from 'react-router'
import { useSession } from '@/engine/data/session'
import type { Resource } from '@/engine/declare'
import { draftsAt, dropDraft, type Draft } from '../form/drafts'
import { usePermitted } from './permitted'
import type { ChosenAction } from './useChosenAction'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'

type Props = {
  onGoOn: (action: ChosenAction) => void
}

/** The decisions under which the login expired on this page: each can be gone on with, or given up. */
export function WaitingActions({ onGoOn }: Props) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const { pathname: path } = useLocation()
  const userId = useSession()?.user.userId ?? ''
  const { actions } = usePermitted()
  const [, setDropped] = useState<Draft>()
  return draftsAt({ userId, path }).map((draft) => {
    const begun = actionIn(draft, resource)
    if (!begun || !actions.includes(begun.action)) return null
    const name = `${labels.name} ${begun.id}`
    return (
      <div key={draft.form} className="wd-alert" role="status">
        <p>{t('actions.waiting', { action: labels.actionVerb(begun.action), name })}</p>
        <div className="wd-alert-buttons">
          <button
            type="button"
            className="wd-button wd-button-primary"
            onClick={() => onGoOn(begun)}
          >
            {t('actions.goOn')}
          </button>
          <button
            type="button"
            className="wd-button"
            onClick={() => {
              dropDraft(draft)
              setDropped(draft)
            }}
          >
            {t('forms.discard')}
          </button>
        </div>
      </div>
    )
  })
}

/** The form of an action is called `resource/id/action`; the id may be any text. */
function actionIn({ form }: Draft, { name }: Resource): ChosenAction | undefined {
  const end = form.lastIndexOf('/')
  const start = name.length + 1
  if (!form.startsWith(`${name}/`) || end < start) return undefined
  return { id: form.slice(start, end), action: form.slice(end + 1) }
}
