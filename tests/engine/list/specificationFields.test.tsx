import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { server } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'
import {
  specifiedEntities,
  type Both,
  type SpecifiedEntity,
  type SpecifiedField,
} from '@/tests/support/specifiedEntities'

const languages = ['en-US', 'zh-CN'] as const
type Language = (typeof languages)[number]

const wordIn = (language: Language, text: string | Both) =>
  typeof text === 'string' ? text : text[languages.indexOf(language)]!

/** The portal at a page of a record with the specification's values. */
async function open(
  { path, fields }: SpecifiedEntity,
  { page, language, as = 'admin' }: { page: string; language: Language; as?: string },
) {
  await renderApp({ language, as })
  const data = { id: 7, ...Object.fromEntries(fields.map(({ name, sent }) => [name, sent])) }
  server.use(http.get(`*${path}/7`, () => HttpResponse.json({ code: 200, data })))
  window.location.hash = `${path}/${page}`
  await screen.findByRole('heading', { level: 1 })
}

/** The value beside a label on the record's page. */
function factOf({ label }: SpecifiedField, language: Language): HTMLElement {
  const words = wordIn(language, label)
  const term = screen.getAllByRole('term').find((one) => one.firstChild?.textContent === words)
  expect(term, words).toBeDefined()
  return within(term!.parentElement!).getByRole('definition')
}

const shown = specifiedEntities
const withSecrets = specifiedEntities.filter(({ fields }) => fields.some(({ secret }) => secret))
const withForm = specifiedEntities.filter(({ fields }) => fields.some(({ input }) => input))

describe.each(languages)('§3 in %s', (language) => {
  it.each(shown)('$entity: a page shows every field with its value', async (entity) => {
    await open(entity, { page: '7/show', language })
    const fields = entity.fields.flatMap((field) =>
      field.shown ? [{ ...field, shown: field.shown }] : [],
    )
    for (const field of fields) {
      const value = wordIn(language, field.shown)
      await waitFor(() => expect(factOf(field, language)).toHaveTextContent(value))
    }
  })

  it.each(withSecrets)(
    '$entity: a page masks every secret until it is asked for',
    async (entity) => {
      await open(entity, { page: '7/show', language })
      for (const field of entity.fields.filter(({ secret }) => secret)) {
        const label = wordIn(language, field.label)
        const name = wordIn(language, [`Reveal ${label}`, `显示${label}`])
        await waitFor(() => expect(factOf(field, language)).toHaveTextContent('••••••'))
        expect(within(factOf(field, language)).getByRole('button', { name })).toBeVisible()
      }
    },
  )

  it.each(withForm)('$entity: a form has every field that is filled in', async (entity) => {
    const isApplication = entity.fields.some(({ input }) => input === 'password')
    const where = isApplication ? { page: 'create', as: 'store' } : { page: '7' }
    await open(entity, { ...where, language })
    const submit = await screen.findByRole('button', { name: /^(Save|Apply|保存|申请)$/ })
    const form = within(submit.closest('form')!)
    for (const { label, input } of entity.fields) {
      if (!input) continue
      const text = wordIn(language, label).replaceAll(/[()]/g, String.raw`\$&`)
      const name = new RegExp(String.raw`^${text}\s?\*?$`)
      // a password input has no role
      const found =
        input === 'password' ? form.getByLabelText(name) : form.getByRole(input, { name })
      expect(found).toBeVisible()
    }
  })
})
