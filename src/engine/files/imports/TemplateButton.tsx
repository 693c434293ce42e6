import { useId, useState } from 'react'
import { errorText, useGateway } from '@/engine/data/gateway'
import { useTranslate } from 'ra-core'
import { fetchTemplate } from '@/engine/data/imports'
import { saveFile } from '../export/saveFile'
import { Dialog } from '../../ui/overlay/overlays'
import { capital, useLabels } from '../../data/labels'
import { useResource } from '../../data/resource'

/** Asks, then fetches the empty workbook that the gateway takes. */
export function TemplateButton() {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const title = useId()
  const gateway = useGateway()
  const [isAsking, setAsking] = useState(false)
  const [asked, setAsked] = useState<AbortController>()
  const [problem, setProblem] = useState<string>()
  const template = t(`resources.${resource.name}.template`, {
    _: t('imports.template', { name: capital(labels.name) }),
  })
  const close = () => {
    asked?.abort()
    setAsked(undefined)
    setAsking(false)
    setProblem(undefined)
  }
  const download = async () => {
    const controller = new AbortController()
    setAsked(controller)
    setProblem(undefined)
    try {
      saveFile(await fetchTemplate(gateway, resource, controller.signal), `${template}.xlsx`)
      close()
    } catch (error) {
      setAsked(undefined)
      if (!controller.signal.aborted) setProblem(errorText(error, t))
    }
  }
  return (
    <div>
      <button type="button" className="wd-button" onClick={() => setAsking(true)}>
        {t('imports.getTemplate')}
      </button>
      <Dialog open={isAsking} onClose={close} aria-labelledby={title} maxWidth="xs" fullWidth>
        <div className="wd-dialog">
          <h2 id={title}>{t('imports.sureTemplate', { template })}</h2>
          {problem !== undefined && (
            <p className="wd-alert wd-alert-danger" role="alert">
              {problem}
            </p>
          )}
          <div className="wd-dialog-buttons">
            <button type="button" className="wd-button" onClick={close}>
              {t('ra.action.cancel')}
            </button>
            <button
              type="button"
              className="wd-button wd-button-primary"
              autoFocus
              disabled={asked !== undefined}
              onClick={() => void download()}
            >
              {t('imports.download')}
            </button>
          </div>
        </div>
      </Dialog>
    </div>
  )
}
