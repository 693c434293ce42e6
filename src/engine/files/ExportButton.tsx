import { useState } from 'react'
import { usePermission } from '@/engine/data/session/permissions'
import type { Resource } from '@/engine/schema'
import { permissionFor } from '@/engine/schema/permission'
import type { Words } from '../data/words'
import { lazyView } from '../ui/late/lazyView'

const ExportDialog = lazyView(async () =>
  (await import('./export/loadExportDialog')).loadExportDialog(),
)

type Props = { resource: Resource; words: Words; columns: readonly string[] }

/** Takes the whole match away as a file, where the resource lets and the operator may. */
export function ExportButton({ resource, words, columns }: Props) {
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
        {words.t('ra.action.export')}
      </button>
      {isOpen && (
        <ExportDialog
          resource={resource}
          words={words}
          columns={columns}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
