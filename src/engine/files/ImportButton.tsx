import { useState } from 'react'
import { usePermission } from '@/engine/data/session/permissions'
import { useSession } from '@/engine/data/session/session'
import type { Resource } from '@/engine/schema'
import { permissionFor } from '@/engine/schema/permission'
import { mayCreate } from '../data/pathTo'
import type { Words } from '../data/words'
import { lazyView } from '../ui/late/lazyView'

const ImportDialog = lazyView(async () =>
  (await import('./imports/loadImportDialog')).loadImportDialog(),
)

/** Opens the import for whoever may import; where new records are one type of user's, for that type. */
export function ImportButton({ resource, words }: { resource: Resource; words: Words }) {
  const [isOpen, setOpen] = useState(false)
  const may = usePermission()
  const userType = useSession()?.user.userType
  const isOffered = resource.import && (!resource.create || mayCreate(resource, userType))
  if (!isOffered || !may([permissionFor(resource, 'import')])) return null
  return (
    <>
      <button type="button" className="wd-button" onClick={() => setOpen(true)}>
        {words.t('views.import')}
      </button>
      {isOpen && <ImportDialog resource={resource} words={words} onClose={() => setOpen(false)} />}
    </>
  )
}
