import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { dict, f } from '@/engine/declare'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { renderFilter, renderInput, renderValues } from '@/tests/support/renderKind'

const path = '/system/dict/data/type/sys_user_sex'
const labels = {
  code: 200,
  data: [
    { dictValue: '0', dictLabel: 'Man', listClass: 'primary' },
    { dictValue: 1, dictLabel: 'Woman', listClass: 'default' },
    { dictValue: '2' },
    null,
  ],
}
const sex = f.remoteCode('sys_user_sex')

describe('§7 a remote code', () => {
  it('is a skeleton until its label comes, which many cells read with one call', async () => {
    server.use(
      http.get(`*${path}`, async () => {
        await delay(50)
        return HttpResponse.json(labels)
      }),
    )
    const client = new QueryClient()
    const drawn = Array.from({ length: 40 }, (_, index) => ({ field: sex, value: `${index % 3}` }))
    const { at, unmount } = await renderValues(drawn, { client })
    expect(at(0)).toHaveTextContent(/^$/)
    expect(within(at(0)).getByRole('img', { name: 'Loading the name…' })).toBeVisible()
    await waitFor(() => expect(at(0)).toHaveTextContent('Man'))
    expect(within(at(0)).getByText('Man')).toHaveClass('wd-tag')
    expect(at(1)).toHaveTextContent('Woman')
    expect(at(2)).toHaveTextContent('2')
    unmount()
    await renderValues(drawn, { client })
    await client.invalidateQueries()
    expect(screen.getAllByText('Man')).toHaveLength(14)
    expect(sentTo('GET', path)).toHaveLength(1)
  })

  it('C17: stays raw where the gateway breaks, which is tried once more', async () => {
    server.use(http.get(`*${path}`, () => HttpResponse.json({ code: 500, msg: 'down' })))
    const client = new QueryClient()
    const { at } = await renderValues([{ field: sex, value: '1' }], { client })
    await waitFor(() => expect(sentTo('GET', path)).toHaveLength(2), { timeout: 10_000 })
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(at(0)).toHaveTextContent('1')
    const filter = f.remoteCode('sys_user_sex', undefined, { filter: 'eq' })
    const { user, values } = await renderFilter(filter, { client })
    await user.type(screen.getByRole('textbox', { name: 'It' }), '1')
    expect(values).toEqual(['1'])
    expect(sentTo('GET', path)).toHaveLength(2)
  })

  it('C18, C20: is compared as text, the first of two counts, and brings neither markup nor a class', async () => {
    const data = [
      { dictValue: 1, dictLabel: 'One', listClass: 'success' },
      { dictValue: '1', dictLabel: 'One again', listClass: 'danger' },
      { dictValue: '01', dictLabel: 'Nought one', listClass: 'constructor' },
      { dictValue: '2', dictLabel: '<img src=x onerror=alert(1)>', listClass: 'danger"><script>' },
      { dictValue: '3', dictLabel: 'Three', listClass: '__proto__', cssClass: 'x" onclick="y' },
    ]
    server.use(http.get(`*${path}`, () => HttpResponse.json({ code: 200, data })))
    const client = new QueryClient()
    const drawn = ['1', '01', '2', '3'].map((value) => ({ field: sex, value }))
    const { at, unmount } = await renderValues(drawn, { client })
    await waitFor(() => expect(at(0)).toHaveTextContent('One'))
    expect(within(at(0)).getByText('One')).toHaveClass('wd-tag-good')
    expect(at(1)).toHaveTextContent(/^Nought one$/)
    expect(at(2)).toHaveTextContent('<img src=x onerror=alert(1)>')
    for (const cell of [at(1), at(2), at(3)]) {
      expect(cell.querySelector('.wd-tag, img, script')).toBeNull()
    }
    unmount()
    await renderFilter(f.remoteCode('sys_user_sex', undefined, { filter: 'eq' }), { client })
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(options).toEqual(['Any', 'One', 'Nought one', '<img src=x onerror=alert(1)>', 'Three'])
  })

  it('C21: of 20,000 is typed, and offers the first fifty that match', async () => {
    const data = Array.from({ length: 20_000 }, (_, at) => ({
      dictValue: `c${at}`,
      dictLabel: `Label ${at}`,
    }))
    server.use(http.get(`*${path}`, () => HttpResponse.json({ code: 200, data })))
    const offered = () => [...document.querySelectorAll<HTMLOptionElement>('datalist option')]
    const client = new QueryClient()
    const field = f.remoteCode('sys_user_sex', undefined, { filter: 'in' })
    const { user, values } = await renderFilter(field, { client })
    await waitFor(() => expect(offered()).toHaveLength(50), { timeout: 10_000 })
    const start = performance.now()
    await user.type(screen.getByRole('combobox', { name: 'It' }), '19999')
    expect(offered().map(({ value, label }) => [value, label])).toEqual([['c19999', 'Label 19999']])
    expect(performance.now() - start).toBeLessThan(3_000)
    expect(values.at(-1)).toEqual(['19999'])
    cleanup()

    const form = await renderInput(f.remoteCode('sys_user_sex'), 'c7', { client })
    const box = await screen.findByRole('combobox', { name: 'It' })
    expect(box).toHaveValue('c7')
    expect(await screen.findByText('Label 7')).toBeVisible()
    await form.user.type(box, '77')
    await form.save()
    expect(form.sent).toEqual(['c777'])
  })

  it.each([
    ['a refusal', () => HttpResponse.json({ code: 403, msg: 'no' })],
    ['an answer without data', () => HttpResponse.json({ code: 200 })],
    ['data that is no list', () => HttpResponse.json({ code: 200, data: 'x' })],
  ])('stays raw after %s, and the next cell does not ask again', async (_what, answer) => {
    server.use(http.get(`*${path}`, answer))
    const client = new QueryClient()
    const { at, unmount } = await renderValues([{ field: sex, value: '1' }], { client })
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(at(0)).toHaveTextContent('1')
    unmount()
    await renderValues([{ field: sex, value: '1' }], { client })
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(sentTo('GET', path)).toHaveLength(1)
  })

  it('shows its fallback’s word where the gateway has no label', async () => {
    server.use(http.get(`*${path}`, () => HttpResponse.json(labels)))
    const own = dict('orderStatus', [
      ['2', 'cancelled', 'bad'],
      ['0', 'received'],
    ])
    const { at } = await renderValues([
      { field: f.remoteCode('sys_user_sex', own), value: '2' },
      { field: f.remoteCode('sys_user_sex', own), value: '0' },
    ])
    await waitFor(() => expect(at(0)).toHaveTextContent('Cancelled'))
    expect(at(1)).toHaveTextContent('Man')
  })
})
