import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { dict, f } from '@/engine/declare'
import { wireValue } from '@/engine/schema/input'
import { writeRows } from '@/engine/kinds/table/cells'
import { server } from '@/testing/app/gatewayServer'
import { renderInput } from '@/tests/support/renderKind'

describe('a switch', () => {
  it('is off at first, and its values are the gateway’s words', async () => {
    const { user, save, sent } = await renderInput(f.flag())
    const it = screen.getByRole('switch', { name: 'It' })
    expect(it).not.toBeChecked()
    await user.click(it)
    await save()
    await user.click(it)
    await save()
    expect(sent).toEqual(['Y', 'N'])
  })
})

describe('a text', () => {
  it('shows its example while it is empty', async () => {
    await renderInput(f.text({ example: '0 30 2 * * ?' }))
    expect(screen.getByRole('textbox', { name: 'It' })).toHaveAttribute(
      'placeholder',
      '0 30 2 * * ?',
    )
  })
})

describe('a list', () => {
  const ips = f.list(f.text({ rule: 'ipList' }))

  it('is typed one entry per line; the refused line is named', async () => {
    const { user, save, sent } = await renderInput(ips, '10.0.0.1')
    await user.type(screen.getByRole('textbox', { name: 'It' }), '\nmoon')
    await save()
    expect(screen.getByRole('alert')).toHaveTextContent(/^Line 2: .*“moon”/)
    expect(sent).toEqual([])
    await user.type(screen.getByRole('textbox', { name: 'It' }), '{Backspace>4/}10.0.0.2')
    await save()
    expect(sent.map((text) => wireValue(ips, String(text)))).toEqual(['10.0.0.1,10.0.0.2'])
  })
})

describe('a long text', () => {
  it('keeps its lines and names its limit', async () => {
    const { user, save, sent } = await renderInput(f.longText({ maxLength: 5, required: true }))
    await save()
    expect(screen.getByRole('alert')).toHaveTextContent('It is required')
    await user.type(screen.getByRole('textbox', { name: /^It/ }), 'a\nbcde')
    expect(screen.getByRole('alert')).toHaveTextContent('It takes at most 5 characters')
    await user.type(screen.getByRole('textbox', { name: /^It/ }), '{Backspace}')
    await save()
    expect(sent).toEqual(['a\nbcd'])
  })
})

describe('an address', () => {
  const link = () => screen.queryByRole('link')

  it('can be opened while it is typed, once it is an address', async () => {
    const { user, save, sent } = await renderInput(f.url())
    const input = screen.getByRole('textbox', { name: 'It' })
    await user.type(input, 'javascript:alert(1)')
    expect(link()).toBeNull()
    await save()
    expect(screen.getByRole('alert')).toHaveTextContent('begins with http:// or https://')
    await user.clear(input)
    await user.type(input, 'https://a.example/x')
    expect(link()).toHaveAccessibleName('Open https://a.example/x (opens in a new tab)')
    expect(link()).toHaveAttribute('href', 'https://a.example/x')
    await save()
    expect(sent).toEqual(['https://a.example/x'])
  })

  it('of a picture is of the web or the gateway, and is never loaded', async () => {
    const { user, save, sent } = await renderInput(f.image(), '/profile/upload/a.png')
    expect(link()).toHaveAttribute('href', '/prod-api/profile/upload/a.png')
    await save()
    await user.clear(screen.getByRole('textbox', { name: 'It' }))
    await user.type(screen.getByRole('textbox', { name: 'It' }), 'a.png')
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Enter the address of a picture'),
    )
    expect(sent).toEqual(['/profile/upload/a.png'])
    expect(document.querySelector('img')).toBeNull()
  })
})

describe('a table of inputs', () => {
  const tiers = f.rows(
    {
      from: f.integer({ required: true }),
      to: f.integer(),
      price: f.money('TRX', { scale: 6, required: true }),
    },
    { steps: ['from', 'to'], required: true },
  )

  it('adds and removes rows', async () => {
    const { user, save, sent } = await renderInput(tiers)
    await save()
    expect(screen.getByRole('alert')).toHaveTextContent('It is required')
    await user.click(screen.getByRole('button', { name: 'Add a row to It' }))
    await user.type(screen.getByRole('textbox', { name: 'From row 1' }), '0')
    await user.type(screen.getByRole('textbox', { name: 'To row 1' }), '100')
    await user.type(screen.getByRole('textbox', { name: 'Price TRX row 1' }), '0.50')
    await user.click(screen.getByRole('button', { name: 'Add a row to It' }))
    await user.click(screen.getByRole('button', { name: 'Remove row 2' }))
    await save()
    expect(sent.map((text) => wireValue(tiers, String(text)))).toEqual([
      [{ from: 0, to: 100, price: '0.50' }],
    ])
  })

  it('shows each problem at its cell', async () => {
    const text = writeRows([
      { from: '0', to: '10', price: '1' },
      { from: '5', to: '20', price: '1' },
    ])
    const { user, save, sent } = await renderInput(tiers, text)
    await save()
    const from = screen.getByRole('textbox', { name: 'From row 2' })
    expect(from).toHaveAttribute('aria-invalid', 'true')
    expect(from).toHaveAccessibleDescription('Overlaps the step before')
    expect(screen.getByRole('alert')).toHaveTextContent('Correct the marked cells')
    await user.clear(from)
    await user.type(from, '10')
    expect(from).toHaveFocus()
    await save()
    expect(sent).toHaveLength(1)
  })

  it('keeps the cells of a row when one before it goes', async () => {
    const text = writeRows([
      { from: '0', to: '1', price: '1' },
      { from: '1', to: '2', price: '2' },
    ])
    const { user } = await renderInput(tiers, text)
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }))
    const row = screen.getByRole('group', { name: 'It 1' })
    expect(within(row).getByRole('textbox', { name: 'To row 1' })).toHaveValue('2')
    expect(screen.queryByRole('group', { name: 'It 2' })).toBeNull()
  })
})

describe('a choice from a remote dictionary', () => {
  const path = '*/system/dict/data/type/sys_user_sex'

  it('offers the gateway’s codes', async () => {
    server.use(
      http.get(path, () =>
        HttpResponse.json({ code: 200, data: [{ dictValue: '0', dictLabel: 'Man' }] }),
      ),
    )
    const { user, save, sent } = await renderInput(f.remoteCode('sys_user_sex'))
    await screen.findByRole('option', { name: 'Man' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'It' }), 'Man')
    await save()
    expect(sent).toEqual(['0'])
  })

  it('keeps a value that is no longer among the choices', async () => {
    server.use(
      http.get(path, () =>
        HttpResponse.json({ code: 200, data: [{ dictValue: '0', dictLabel: 'Man' }] }),
      ),
    )
    const { save, sent } = await renderInput(f.remoteCode('sys_user_sex'), '9')
    await screen.findByRole('option', { name: 'Man' })
    expect(screen.getByRole('combobox', { name: 'It' })).toHaveValue('9')
    await save()
    expect(sent).toEqual(['9'])
  })

  it('can be typed while the gateway has no codes, or chosen from the fallback', async () => {
    server.use(http.get(path, () => HttpResponse.json({ code: 500, msg: 'down' })))
    const { user, save, sent } = await renderInput(f.remoteCode('sys_user_sex'))
    await user.type(screen.getByRole('textbox', { name: 'It' }), '2')
    await save()
    expect(sent).toEqual(['2'])
    const own = dict('orderStatus', [['1', 'received']])
    await renderInput(f.remoteCode('sys_user_sex', own))
    expect(screen.getByRole('option', { name: 'Received' })).toBeVisible()
  })
})
