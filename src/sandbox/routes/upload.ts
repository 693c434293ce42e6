import type { Call } from '../request/call'
import { toHex } from '../values/bytes'
import type { Db } from '../db/Db'
import type { Files } from '../files/Files'
import { refuseFile } from '../files/refuseFile'
import { fileOf } from '../import/fileOf'
import { instant } from '../values/instant'
import type { Random } from '../values/random'
import { Refusal } from '../request/Refusal'
import type { Route } from '../request/route'
import { pictureOf } from '../files/pictureOf'
import type { Work, Writing } from '../writing'

type Parts = { db: Db; random: Random; files: Files }

/** Pictures on their way in, and out again for anybody who knows their name. */
export function uploadRoutes(parts: Parts, { write }: Writing): Route[] {
  const { db } = parts
  const upload = write('loggedIn', (call) => keep(parts, call, 'upload'), {
    title: 'common:file:upload',
  })
  const avatar = write('loggedIn', (call) => keep(parts, call, 'avatar'), {
    title: 'system:profile:avatar',
  })
  return [
    {
      method: 'POST',
      path: '/common/upload',
      hasBody: 'parts',
      ...upload,
      answer: async (call) => {
        const fileName = await nameOf(db, await upload.answer(call))
        const newFileName = fileName.slice(fileName.lastIndexOf('/') + 1)
        const originalFilename = call.var.files[0]?.name ?? ''
        return { data: { url: fileName, fileName, newFileName, originalFilename } }
      },
    },
    {
      method: 'POST',
      path: '/system/user/profile/avatar',
      hasBody: 'parts',
      ...avatar,
      answer: async (call) => ({
        data: { imgUrl: await nameOf(db, await avatar.answer(call)) },
      }),
    },
    {
      method: 'GET',
      path: '/profile/:folder{avatar|upload}/:name',
      access: 'anonymous',
      answer: (call) => send(db, call.req.path),
    },
  ]
}

type Folder = 'avatar' | 'upload'

/** Stores a redrawn picture under a random name. */
async function keep({ random, files }: Parts, call: Call, folder: Folder): Promise<Work> {
  const file = fileOf(call, folder === 'avatar' ? 'avatarfile' : 'file')
  const { extension, type } = pictureOf(file)
  const bytes = await files.redrawPicture(file)
  if ('key' in bytes) refuseFile(bytes)
  const name = `/profile/${folder}/${toHex(random.bytes(16))}.${extension}`
  const { userId } = call.var.viewer
  return async (tx, nowMs) => {
    const [row] = await tx.query(
      `insert into sys_file (name, type, content, user_id, create_time)
       values ($1, $2, $3, $4, $5) returning id`,
      [name, type, bytes, userId, instant(nowMs)],
    )
    if (folder === 'avatar')
      await tx.query('update sys_user set avatar = $2 where user_id = $1', [userId, name])
    return String(row?.['id'])
  }
}

async function nameOf(db: Db, { data }: { data: string }): Promise<string> {
  const [row] = await db.query('select name from sys_file where id = $1', [data])
  return String(row?.['name'])
}

async function send(db: Db, name: string): Promise<Response> {
  const [row] = await db.query('select type, content from sys_file where name = $1', [
    name.replaceAll('\0', '\uFFFD'),
  ])
  const content = row?.['content']
  if (!(content instanceof Uint8Array)) throw new Refusal(404, 'notFound')
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': String(row?.['type']),
      // even opened directly it is only a picture
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  })
}
