import { uploadPicture, type PictureRequest } from '@/engine/gateway/uploadPicture'
import type { Gateway } from './gateway'

/** Sends a picture and gives the address under which the gateway keeps it. */
export type SendPicture = (
  gateway: Gateway,
  request: Omit<PictureRequest, 'path' | 'part'>,
) => Promise<string>

/** Any picture of a record. */
export const sendPicture: SendPicture = ({ client }, request) =>
  uploadPicture(client, { path: '/common/upload', part: 'file', ...request })

/** The avatar of whoever is signed in. */
export const sendAvatar: SendPicture = ({ client }, request) =>
  uploadPicture(client, {
    path: '/system/user/profile/avatar',
    part: 'avatarfile',
    ...request,
  })
