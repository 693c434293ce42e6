import { field, lacking, placesOf } from '@/engine/gateway/envelope'
import type { Gateway } from '@/engine/gateway/gateway'

type PictureRequest = {
  picture: Blob
  signal: AbortSignal
  onSent: (share: number) => void
}

/** Returns the picture's address. Its upload name reveals nothing about the original file. Never retried. */
export type SendPicture = (
  gateway: Pick<Gateway, 'client'>,
  request: PictureRequest,
) => Promise<string>

export const sendPicture = sender('/common/upload', 'file')

export const sendAvatar = sender('/system/user/profile/avatar', 'avatarfile')

function sender(path: string, part: string): SendPicture {
  return async ({ client }, { picture, signal, onSent }) => {
    const body = new FormData()
    body.append(part, picture, picture.type === 'image/png' ? 'picture.png' : 'picture.jpg')
    const answer = await client.post(path, { body, signal, onSent })
    // generations of the family name it differently (gateway contract §1.3, §6)
    const address = placesOf(answer)
      .flatMap((place) => ['imgUrl', 'fileName', 'url'].map((name) => field(place, name)))
      .find((one) => typeof one === 'string' && one !== '')
    if (typeof address !== 'string') throw lacking(answer, 'imgUrl')
    return address
  }
}
