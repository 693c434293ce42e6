// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { keepPastBuilds } from '@/server/build/keepPastBuilds'
import { aPortal, ask } from '../portalFixture'

it('J6: tabs of the two builds before this one get their own files; older ones a 404', async () => {
  const root = mkdtempSync(join(tmpdir(), 'wattdesk-builds-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const scripts: string[] = []
  const statuses = async () => {
    const port = await aPortal({ root: join(root, 'dist') })
    return Promise.all(scripts.map(async (path) => (await ask(port, path)).status))
  }

  for (const version of ['one', 'two', 'three']) scripts.push(await deploy(root, version))
  expect(new Set(scripts).size).toBe(3)
  expect(await statuses()).toEqual([200, 200, 200])
  // an unchanged build does not count as another one
  expect(await deploy(root, 'three')).toBe(scripts[2])
  expect(await statuses()).toEqual([200, 200, 200])
  scripts.push(await deploy(root, 'four'))
  expect(await statuses()).toEqual([404, 200, 200, 200])
})

/** Builds a page of one script. @returns the path of that. */
async function deploy(root: string, version: string): Promise<string> {
  const metas = ['STYLE_NONCE', 'GATEWAY_DIALECT', 'FRAME_HOSTS'].map(
    (name) => `<meta name="${name}" content="__${name}__" />`,
  )
  const script = '<script type="module" src="/main.js"></script>'
  writeFileSync(join(root, 'index.html'), `<!doctype html>${metas.join('')}${script}`)
  writeFileSync(join(root, 'main.js'), `document.title = '${version}'`)
  const plugins = [keepPastBuilds()]
  const built = await build({ configFile: false, root, logLevel: 'silent', plugins })
  const { output } = built as { output: { fileName: string }[] }
  return `/${output.find(({ fileName }) => fileName.endsWith('.js'))?.fileName}`
}
