// @vitest-environment node
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { config } from '@/engine/config'
import { readCaptcha } from '@/engine/gateway/captcha'
import { keptPicture } from '@/engine/kinds/pictures/image'
import { webAddress } from '@/engine/schema/validators/url'

const schemes =
  'https: http: javascript: JaVaScRiPt: data: data:text/html, blob: file: vbscript: data:image/svg+xml;base64, data:image/png;base64,'
const others =
  'iVBORw0KGgo /9j/ // / \\ .. %2e%2e /profile/ /prod-api a.png .svg .jpg ? # @ user:pw@ evil.example : ; , " <'
const blanks = [' ', '\t', '\n', '\0', '\u202e']
const pieces = fc.constantFrom(...schemes.split(' '), ...others.split(' '), ...blanks)
const texts = fc.oneof(
  fc.string(),
  fc.array(pieces, { maxLength: 8 }).map((some) => some.join('')),
)
const own = 'https://portal.example'

it('H4: a link leads to the web, and a picture comes from our origin or is drawn from its bytes, for every text', () => {
  const sinks = [
    { leads: webAddress, isGood: isOfTheWeb, sample: 'https://a.example/x' },
    { leads: keptPicture, isGood: isKeptHere, sample: '/profile/a.png' },
    { leads: drawnPicture, isGood: isDrawn, sample: 'data:image/svg+xml;base64,iVBORw0KGgo=' },
  ]
  for (const { leads, isGood, sample } of sinks) {
    expect(leads(sample)).toBeDefined()
    const isSafe = (text: string) => {
      const address = leads(text)
      return address === undefined || isGood(address)
    }
    fc.assert(fc.property(texts, isSafe), { seed: 20_261_122, numRuns: 5_000 })
  }
})

function isOfTheWeb(href: string): boolean {
  const { protocol, username, password, hostname } = new URL(href, own)
  return ['http:', 'https:'].includes(protocol) && username + password === '' && hostname !== ''
}

function isKeptHere(source: string): boolean {
  const { origin, pathname, search, hash } = new URL(source, own)
  const isPicture = new RegExp(`^${config.basePath}/profile/.+\\.(?:jpe?g|png)$`, 'i').test(
    pathname,
  )
  return origin === own && search + hash === '' && isPicture
}

function drawnPicture(img: string): string | undefined {
  return readCaptcha({ code: 200, msg: '', body: { img } }).image
}

function isDrawn(source: string): boolean {
  return /^data:image\/(?:png|jpeg|gif);base64,[A-Za-z0-9+/]+={0,2}$/.test(source)
}
