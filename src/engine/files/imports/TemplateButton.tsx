import { useRef, useState } from 'react'
import { errorText, useGateway } from '@/engine/data/gateway'
import { fetchTemplate } from '@/engine/data/imports'
import { capital } from '@/engine/data/labels'
import { useSurface } from '@/engine/data/resource'
import { Alert } from '@/engine/ui/Alert'
import { Button } from '@/engine/ui/Button'
import { AskDialog } from '@/engine/ui/AskDialog'
import { saveFile } from '../saveFile'

export function TemplateButton() {
  const { resource, t, labels } = useSurface()
  const gateway = useGateway()
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)
  const template = t(`resources.${resource.name}.template`, {
    _: t('imports.template', { name: capital(labels.name) }),
  })
  const close = () => {
    running.current?.abort()
    setOpen(false)
    setProblem(undefined)
  }
  const download = async () => {
    const { signal } = (running.current = new AbortController())
    setProblem(undefined)
    try {
      saveFile(await fetchTemplate(gateway, resource, signal), `${template}.xlsx`)
      close()
    } catch (error) {
      if (!signal.aborted) setProblem(errorText(error, t))
    }
  }
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('imports.getTemplate')}</Button>
      <AskDialog
        open={isOpen}
        title={t('imports.sureTemplate', { template })}
        text={problem !== undefined && <Alert tone="danger">{problem}</Alert>}
        yes={t('imports.download')}
        no={t('ra.action.cancel')}
        onYes={download}
        onNo={close}
      />
    </div>
  )
}
