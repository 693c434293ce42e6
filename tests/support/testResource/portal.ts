import { http, HttpResponse } from 'msw'
import { allResources } from '@/resources/all'
import type { Resource } from '@/schema'
import { server } from '../gatewayServer'
import { closeApp, renderApp } from '../renderApp'
import type { Row } from './gateway'

type Options = Omit<NonNullable<Parameters<typeof renderApp>[0]>, 'declarations'>

/** The portal over a sandbox that serves every declared resource, instead of one that is open. */
export function openPortal(options: Options) {
  closeApp()
  server.resetHandlers()
  return renderApp({ ...options, declarations: allResources })
}

/** Goes to an address inside the portal. */
export function goTo(place: string): void {
  window.location.hash = place
}

/** Answers the resource's reads with these rows instead of the sandbox's. */
export function plant({ path, fields }: Resource, rows: readonly Row[]): void {
  const idName = fields['id']?.wire ?? 'id'
  server.use(
    http.get(`*${path}/list`, () => HttpResponse.json({ code: 200, rows, total: rows.length })),
    http.get(`*${path}/totals`, () => HttpResponse.json({ code: 200, data: {} })),
    http.get(`*${path}/:id`, ({ params }) => {
      const data = rows.find((row) => String(row[idName]) === params['id'])
      return HttpResponse.json(data ? { code: 200, data } : { code: 404 })
    }),
  )
}

export function all(selector: string, within: ParentNode = document): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)]
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
