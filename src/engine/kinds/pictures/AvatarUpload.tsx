import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { sendAvatar } from '@/engine/data/pictures'
import { Button } from '@/engine/ui/Button'
import { keptPicture } from './image'
import { LatePictureDialog } from './ImageInput'
import './pictures.css'

type Props = {
  avatar: string
  initial: string
  onChanged: (avatar: string) => void
}

/** Gateways of the family show a square of this size, in pixels. */
const sidePx = 200

export function AvatarUpload({ avatar, initial, onChanged }: Props) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const src = keptPicture(avatar)
  return (
    <div className="wd-avatar">
      <Picture key={src} src={src} initial={initial} />
      <Button onClick={() => setOpen(true)}>{t('views.changeAvatar')}</Button>
      {isOpen && (
        <LatePictureDialog
          title={t('views.changeAvatar')}
          send={sendAvatar}
          shape={1}
          longest={sidePx}
          onDone={(address) => {
            setOpen(false)
            onChanged(address)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

type PictureProps = Pick<Props, 'initial'> & { src: string | undefined }

function Picture({ src, initial }: PictureProps) {
  const t = useTranslate()
  const [isBroken, setBroken] = useState(false)
  if (src === undefined || isBroken) return <span aria-hidden="true">{initial}</span>
  return <img src={src} alt={t('views.avatar')} onError={() => setBroken(true)} />
}
