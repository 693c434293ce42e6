// @vitest-environment node
import type * as FileSystem from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { createPortalServer } from '@/server/serve/createPortalServer'
import { aBuild, echoGateway } from '../portalFixture'

const forbidden = vi.hoisted(() => ({ path: '' }))

// the modes of files do not bind root, which tests may run as
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof FileSystem>()
  const refuseForbidden = (path: unknown, call: string) => {
    if (path !== forbidden.path) return
    const error = new Error(`EACCES: permission denied, ${call} '${forbidden.path}'`)
    throw Object.assign(error, { code: 'EACCES', path: forbidden.path })
  }
  return {
    ...fs,
    readdirSync: (...given: Parameters<typeof fs.readdirSync>) => {
      refuseForbidden(given[0], 'scandir')
      return fs.readdirSync(...given)
    },
    readFileSync: (...given: Parameters<typeof fs.readFileSync>) => {
      refuseForbidden(given[0], 'open')
      return fs.readFileSync(...given)
    },
  }
})

it.each(['', 'index.html', 'assets/logo-Cd34.svg'])(
  'a build of which the user may not read %j ends the start with advice',
  (name) => {
    const root = aBuild()
    forbidden.path = join(root, name)
    expect(() =>
      createPortalServer({ root, gateway: echoGateway, dialect: 'specification' }),
    ).toThrow(
      `${forbidden.path} may not be read (EACCES): let the user that runs the server read ${root} and all in it.`,
    )
  },
)
