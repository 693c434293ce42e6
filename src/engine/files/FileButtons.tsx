import { useState } from 'react'
import { usePermission, useSession } from '@/engine/data/session'
import { permissionFor } from '@/engine/schema/access'
import { mayCreate } from '@/engine/data/pathTo'
import { useSurface } from '@/engine/data/resource'
import { Button } from '@/engine/ui/Button'
import { lazyView } from '@/engine/ui/late/lazyView'

const ExportDialog = lazyView(
  async () => (await import('./export/ExportDialog')).ExportDialog,
  'exports',
)
const ImportDialog = lazyView(
  async () => (await import('./imports/ImportDialog')).ImportDialog,
  'files',
)

export function FileButtons({ columns }: { columns: readonly string[] }) {
  const { resource, t } = useSurface()
  const [open, setOpen] = useState<'import' | 'export'>()
  const may = usePermission()
  const userType = useSession()?.user.userType
  const isImported = resource.import && (!resource.create || mayCreate(resource, userType))
  const close = () => setOpen(undefined)
  return (
    <>
      {isImported && may([permissionFor(resource, 'import')]) && (
        <Button aria-haspopup="dialog" onClick={() => setOpen('import')}>
          {t('views.import')}
        </Button>
      )}
      {resource.export && may([permissionFor(resource, 'export')]) && (
        <Button aria-haspopup="dialog" onClick={() => setOpen('export')}>
          {t('ra.action.export')}
        </Button>
      )}
      {open === 'import' && <ImportDialog onClose={close} />}
      {open === 'export' && <ExportDialog columns={columns} onClose={close} />}
    </>
  )
}
