import { useState } from 'react'
import { sendAvatar } from '@/providers/pictures'
import { keptPicture } from '@/schema/kinds/image'
import type { Words } from '../words'
import { LatePictureDialog } from './latePictureDialog'
import './pictures.css'

type Props = {
  /** As the gateway names it; empty for none. */
  avatar: string
  words: Words
  /** Told when the gateway has a new one. */
  onChanged: (avatar: string) => void
}

/** Of the square that the family's gateways keep, in pixels. */
const sidePx = 200

/** The avatar of whoever is signed in, and the way to another one. */
export function AvatarUpload({ avatar, words, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false)
  const src = keptPicture(avatar)
  return (
    <div className="wd-avatar">
      {src ? <img src={src} alt={words.t('views.avatar')} /> : <span aria-hidden="true" />}
      <button type="button" className="wd-button" onClick={() => setOpen(true)}>
        {words.t('views.changeAvatar')}
      </button>
      {isOpen && (
        <LatePictureDialog
          words={words}
          title={words.t('views.changeAvatar')}
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
