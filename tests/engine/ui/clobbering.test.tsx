import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aStore } from '@/tests/support/records'
import { renderApp } from '@/tests/support/renderApp'

const names = ['location', 'cookie', 'body', 'head', 'createElement', 'forms', '__proto__', 'top']

it('H6: names that would stand for parts of the document stay text and become no id or name', async () => {
  const ids = () => [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const form = '<form name="cookie" id="location"><input name="body"></form>'
  await renderApp({
    at: '/store/store',
    given: [form, ...names].map((nick) => aStore({ nick })),
    menu: names.map((name) => ({
      path: `/${name}`,
      name,
      component: 'store/bill/index',
      meta: { title: name, icon: name },
    })),
  })
  expect(await screen.findByText(form)).toBeVisible()
  expect(screen.getAllByText('createElement').length).toBeGreaterThan(1)
  expect(ids().filter((id) => names.includes(id))).toEqual([])
  // what a document would find by its name
  expect(document.querySelectorAll(':is(form, img, iframe, embed, object)[name]')).toHaveLength(0)
  expect(document.querySelectorAll(':is(img, embed, object)[id]')).toHaveLength(0)
  expect([typeof document.cookie, document.body.tagName]).toEqual(['string', 'BODY'])
})
