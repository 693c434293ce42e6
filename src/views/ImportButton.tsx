import { useState } from 'react'
import { usePermission } from '@/providers/permissions'
import { useSession } from '@/providers/session'
import type { Resource } from '@/schema'
import { permissionFor } from '@/schema/permission'
import { ImportDialog } from './dialogs'
import { mayCreate } from './pathTo'
import type { Words } from './words'

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
