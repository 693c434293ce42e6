import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { usePermission } from '@/engine/data/session'
import { permissionFor } from '@/engine/schema/access'
import { lazyView } from '../ui/late/lazyView'
import { useResource } from '../data/resource'

const ExportDialog = lazyView(
  async () => (await import('./export/ExportDialog')).ExportDialog,
  'exports',
)

type Props = { columns: readonly string[] }

/** Takes the whole match away as a file, where the resource lets and the operator may. */
export function ExportButton({ columns }: Props) {
  const resource = useResource()
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const may = usePermission()
  if (!resource.export || !may([permissionFor(resource, 'export')])) return null
  return (
    <>
      <button
        type="button"
        className="wd-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('ra.action.export')}
      </button>
      {isOpen && <ExportDialog columns={columns} onClose={() => setOpen(false)} />}
    </>
  )
}
