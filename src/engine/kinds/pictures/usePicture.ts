import { useEffect, useRef, useState } from 'react'
import type { Issue } from '@/engine/schema/issue'
import { pictureIssue, pictureLimits } from '@/engine/schema/validators/files'
import { decodePicture } from './encodePicture'

export type ChosenPicture =
  | { readonly step: 'none' | 'reading' }
  | { readonly step: 'refused'; readonly issue: Issue }
  | { readonly step: 'ready'; readonly file: File; readonly picture: ImageBitmap }

/** One chosen picture, looked through before the browser draws it; the newest choice counts. */
export function usePicture() {
  const [chosen, setChosen] = useState<ChosenPicture>({ step: 'none' })
  const newest = useRef(0)
  const picture = chosen.step === 'ready' ? chosen.picture : undefined
  useEffect(() => () => picture?.close(), [picture])

  const choose = async (file: File) => {
    const number = (newest.current += 1)
    setChosen({ step: 'reading' })
    const read = await readPicture(file)
    if (number === newest.current) setChosen(read)
  }
  return { chosen, choose: (file: File) => void choose(file) }
}

async function readPicture(file: File): Promise<ChosenPicture> {
  const { name, type, size } = file
  // a file of gigabytes is not even read
  const isHuge = size > pictureLimits.fileBytes
  const bytes = isHuge ? new Uint8Array(size > 0 ? pictureLimits.fileBytes + 1 : 0) : undefined
  const issue = pictureIssue({
    name,
    type,
    bytes: bytes ?? new Uint8Array(await file.arrayBuffer()),
  })
  if (issue) return { step: 'refused', issue }
  const picture = await decodePicture(file)
  return picture
    ? { step: 'ready', file, picture }
    : { step: 'refused', issue: { key: 'picture.damaged' } }
}
