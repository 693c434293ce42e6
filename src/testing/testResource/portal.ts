import { http, HttpResponse } from 'msw'
import type { Resource } from '@/engine/declare'
import { server } from '../app/gatewayServer'
import { appUnderTest } from '../app/appUnderTest'
import { appRenderer, closeApp, type RenderOptions } from '../app/renderApp'
import type { Row } from './gateway'
import { placeOf } from './places'

type Options = Omit<RenderOptions, 'resources'>

/** The portal over a sandbox that serves every declared resource, instead of one that is open. */
export function openPortal(options: Options) {
  closeApp()
  server.resetHandlers()
  const app = appUnderTest()
  return appRenderer(app)({ ...options, resources: app.resources })
}

/** … at a page of a resource; undefined for one that only appears within another's page. */
export async function openPage(
  resource: Resource,
  suffix: string | (() => string),
  options: Options = {},
) {
  let place: string | undefined
  const { sandbox } = await openPortal({
    ...options,
    at: async (sandbox) => {
      place = await placeOf(sandbox, resource)
      return place === undefined
        ? '/index'
        : `${place}${typeof suffix === 'string' ? suffix : suffix()}`
    },
  })
  return place === undefined ? undefined : { sandbox, place }
}

/** Goes to an address inside the portal. */
export function goTo(place: string): void {
  window.location.hash = place
}

/** Answers the resource's reads with these rows instead of the sandbox's. */
export function plant({ path, fields, list, recordFrom }: Resource, rows: readonly Row[]): void {
  const idName = fields['id']?.wire ?? 'id'
  const listed = list?.tree ? { data: rows } : { rows, total: rows.length }
  server.use(
    http.get(`*${path}/list`, () => HttpResponse.json({ code: 200, ...listed })),
    http.get(`*${path}/totals`, () => HttpResponse.json({ code: 200, data: {} })),
    http.get(`*${path}/:id`, ({ params }) => {
      // the sandbox answers calls for other things than records
      if (recordFrom || !/^\d+$/.test(String(params['id']))) return undefined
      const data = rows.find((row) => String(row[idName]) === params['id'])
      return HttpResponse.json(data ? { code: 200, data } : { code: 404 })
    }),
  )
}

export function all(selector: string, within: ParentNode = document): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)]
}

/** Whether nothing on the page is being asked for. */
export function isQuiet(): boolean {
  return all('[aria-busy=true]').length === 0
}

export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').trim()
}

/** Everything that a curious neighbour could read: the page, its address, what the browser keeps. */
export function everywhere(): string {
  const kept = JSON.stringify({ ...localStorage, ...sessionStorage })
  return [document.documentElement.outerHTML, window.location.href, document.cookie, kept].join(
    '\n',
  )
}
