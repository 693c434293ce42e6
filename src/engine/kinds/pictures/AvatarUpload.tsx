import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { sendAvatar } from '@/engine/data/pictures'
import { keptPicture } from '@/engine/kinds/pictures/image'
import { LatePictureDialog } from './latePictureDialog'
import './pictures.css'

type Props = {
  /** As the gateway names it; empty for none. */
  avatar: string
  /** Shown where there is no picture. */
  initial: string
  /** Told when the gateway has a new one. */
  onChanged: (avatar: string) => void
}

/** Of the square that the family's gateways keep, in pixels. */
const sidePx = 200

/** The avatar of whoever is signed in, and the way to another one. */
export function AvatarUpload({ avatar, initial, onChanged }: Props) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const src = keptPicture(avatar)
  return (
    <div className="wd-avatar">
      <Picture key={src} src={src} initial={initial} />
      <button type="button" className="wd-button" onClick={() => setOpen(true)}>
        {t('views.changeAvatar')}
      </button>
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
