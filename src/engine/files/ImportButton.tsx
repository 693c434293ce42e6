import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { usePermission, useSession } from '@/engine/data/session'
import { permissionFor } from '@/engine/schema/access'
import { mayCreate } from '../data/pathTo'
import { lazyView } from '../ui/late/lazyView'
import { useResource } from '../data/resource'

const ImportDialog = lazyView(
  async () => (await import('./imports/ImportDialog')).ImportDialog,
  'files',
)

/** Opens the import for whoever may import; where new records are one type of user's, for that type. */
export function ImportButton() {
  const resource = useResource()
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const may = usePermission()
  const userType = useSession()?.user.userType
  const isOffered = resource.import && (!resource.create || mayCreate(resource, userType))
  if (!isOffered || !may([permissionFor(resource, 'import')])) return null
  return (
    <>
      <button type="button" className="wd-button" onClick={() => setOpen(true)}>
        {t('views.import')}
      </button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  )
}
