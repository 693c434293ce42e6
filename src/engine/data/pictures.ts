import { uploadPicture, type PictureRequest } from '@/engine/gateway/uploadPicture'
import { gateway } from './gateway'

/** Sends a picture and gives the address under which the gateway keeps it. */
export type SendPicture = (request: Omit<PictureRequest, 'path' | 'part'>) => Promise<string>

/** Any picture of a record. */
export const sendPicture: SendPicture = (request) =>
  uploadPicture(gateway.client, { path: '/common/upload', part: 'file', ...request })

/** The avatar of whoever is signed in. */
export const sendAvatar: SendPicture = (request) =>
  uploadPicture(gateway.client, {
    path: '/system/user/profile/avatar',
    part: 'avatarfile',
    ...request,
  })
