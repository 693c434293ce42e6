import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { knownSecondPassword } from '@/sandbox'
import { type TestSandbox } from '@/sandbox/forTests'
import { aWithdrawal } from '@/tests/support/records'
import { fillable } from '@/tests/support/fillable'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'

const list = '/store/storeDraw'
const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

/** A list whose first row is an applying withdrawal of 100.000001 less a fee of 1. */
async function givenAWithdrawal(as = 'admin') {
  let id = ''
  const app = await renderApp({
    as,
    at: list,
    given: async ({ insert }) => {
      id = await insert(
        aWithdrawal({
          address,
          totalU: '100.000001',
          createTime: '2026-06-30 12:00:00',
        }),
      )
    },
  })
  await screen.findByText('201 in total')
  return { ...app, id }
}

async function openDecision(action: 'Pass' | 'Reject', as?: string) {
  const app = await givenAWithdrawal(as)
  await app.user.click(screen.getByRole('button', { name: `${action} withdrawal ${app.id}` }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByLabelText(/Second password/)
  return { ...app, dialog, path: `${list}/${action.toLowerCase()}/${app.id}` }
}

async function stateOf({ db }: TestSandbox, id: string) {
  const [row] = await db.query('select status from st_store_draw where id = $1', [id])
  const bills = await db.query('select change_amount::text as change from st_bill order by id desc')
  return { status: row?.['status'], bills: bills.length, lastChange: bills[0]?.['change'] }
}

describe('the decision', () => {
  it('E20: restates freshly read facts', async () => {
    const { dialog, id } = await openDecision('Pass')
    expect(sentTo('GET', `${list}/${id}`)).toHaveLength(1)
    expect(dialog.getByRole('heading')).toHaveTextContent(`Are you sure to pass withdrawal ${id}?`)
    const form = dialog.getByLabelText(/Second password/).closest('form')!
    expect(fillable(form)).toEqual({ secondPwd: 'one-time-code' })
    const facts = dialog.getAllByRole('definition').map((fact) => fact.textContent)
    expect(facts[0]).toBe(`${address}Checksum correct`)
    expect(facts[1]).toBe('99.000001 USDT')
    expect(sentTo('PUT')).toEqual([])
  })

  it('is not sent without the second password, and says so', async () => {
    const { user, dialog } = await openDecision('Pass')
    await user.click(dialog.getByRole('button', { name: 'Pass' }))
    expect(await dialog.findByText('Second password is required')).toBeVisible()
    expect(sentTo('PUT')).toEqual([])
  })

  it('is refused with a wrong second password: nothing changes and the field is empty again', async () => {
    const { user, dialog, sandbox, id, path } = await openDecision('Pass')
    const before = await stateOf(sandbox, id)
    await user.type(dialog.getByLabelText(/Second password/), 'wrong{Enter}')
    expect(await dialog.findByRole('alert')).toHaveTextContent(/second password/i)
    await waitFor(() => expect(dialog.getByLabelText(/Second password/)).toHaveValue(''))
    expect(dialog.getByLabelText(/Second password/)).toHaveFocus()
    expect(sentTo('PUT', path)).toHaveLength(1)
    expect(await stateOf(sandbox, id)).toEqual(before)
  })

  it('passes, books the exact bill, and shows the new status', async () => {
    const { user, dialog, sandbox, id, path } = await openDecision('Pass')
    const { bills } = await stateOf(sandbox, id)
    await user.type(dialog.getByLabelText(/Second password/), `${knownSecondPassword}{Enter}`)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await stateOf(sandbox, id)).toMatchObject({ status: '2', bills: bills + 1 })
    expect((await stateOf(sandbox, id)).lastChange).toMatch(/^-100\.0000010*$/)
    const row = screen.getByRole('link', { name: id }).closest('tr')
    await waitFor(() => expect(row).toHaveTextContent('Passed'))
    expect(await screen.findByText(`Withdrawal ${id} passed`)).toBeVisible()
    expect(sentTo('PUT', path)[0]?.body).toEqual({ secondPwd: knownSecondPassword })
    expect(sentTo('PUT', path)[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f]{32}$/)
  })

  it('E1: is sent once on double click and Enter', async () => {
    const { user, dialog, path } = await openDecision('Pass')
    await user.type(
      dialog.getByLabelText(/Second password/),
      `${knownSecondPassword}{Enter}{Enter}`,
    )
    const button = screen.queryByRole('button', { name: /^(Pass|Sending…)$/ })
    if (button) await user.dblClick(button)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentTo('PUT', path)).toHaveLength(1)
  })

  it('E14: asks a rejection for its reason and keeps it while the password is wrong, up to the limit', async () => {
    const { user, dialog, sandbox, id, path } = await openDecision('Reject')
    await user.type(dialog.getByLabelText(/Second password/), 'wrong{Enter}')
    expect(await dialog.findByText('Reason is required')).toBeVisible()
    await user.type(dialog.getByLabelText(/Reason/), 'unknown wallet{Enter}')
    expect(await dialog.findByText(/second password is wrong/i)).toBeVisible()
    expect(dialog.getByLabelText(/Reason/)).toHaveValue('unknown wallet')

    await sandbox.db.query('update sys_attempt set failures = 10')
    await user.type(dialog.getByLabelText(/Second password/), `${knownSecondPassword}{Enter}`)
    expect(
      await dialog.findByText(/^Too many failed attempts: locked for \d+ minutes/),
    ).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText(/Second password/)).toHaveValue(''))
    expect(dialog.getByLabelText(/Reason/)).toHaveValue('unknown wallet')
    expect((await stateOf(sandbox, id)).status).toBe('1')

    await sandbox.db.query('delete from sys_attempt')
    await user.type(dialog.getByLabelText(/Second password/), `${knownSecondPassword}{Enter}`)
    await waitFor(async () => expect((await stateOf(sandbox, id)).status).toBe('3'))
    const [first, , second] = sentTo('PUT', path)
    expect(second?.body).toEqual({ reason: 'unknown wallet', secondPwd: knownSecondPassword })
    expect(second?.headers.get('Idempotency-Key')).not.toBe(first?.headers.get('Idempotency-Key'))
  })

  it('leaves no second password behind', async () => {
    const { user, dialog } = await openDecision('Pass')
    await user.type(dialog.getByLabelText(/Second password/), `${knownSecondPassword}{Enter}`)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const places = [
      document.documentElement.outerHTML,
      window.location.href,
      document.cookie,
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    ]
    expect(places.filter((place) => place.includes(knownSecondPassword))).toEqual([])
  })
})

describe('a record that changed meanwhile', () => {
  it('is shown with its present values, and nothing can be sent', async () => {
    const { user, sandbox, id } = await givenAWithdrawal()
    await sandbox.db.query(`update st_store_draw set status = '3' where id = $1`, [id])
    await user.click(screen.getByRole('button', { name: `Pass withdrawal ${id}` }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('alert')).toHaveTextContent('The record has changed')
    expect(dialog.getByText('Rejected')).toBeVisible()
    expect(dialog.getByRole('heading')).toHaveTextContent(`You can no longer pass withdrawal ${id}`)
    expect(dialog.queryByRole('button', { name: 'Pass' })).toBeNull()
    expect(sentTo('PUT')).toEqual([])
  })

  it('is refused by the gateway when it changed after it was read', async () => {
    const { user, dialog, sandbox, id } = await openDecision('Pass')
    await sandbox.db.query(`update st_store_draw set status = '3' where id = $1`, [id])
    await user.type(dialog.getByLabelText(/Second password/), `${knownSecondPassword}{Enter}`)
    expect(await dialog.findByRole('alert')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Pass' })).toBeNull()
    expect((await stateOf(sandbox, id)).status).toBe('3')
    await waitFor(() => expect(dialog.getAllByText('Rejected')[0]).toBeVisible())
    expect(dialog.queryByLabelText(/Second password/)).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    const row = screen.getByRole('link', { name: id }).closest('tr')
    await waitFor(() => expect(row).toHaveTextContent('Rejected'))
  })
})

describe('E2: an answer that never came', () => {
  it('is success when the record shows the decision', async () => {
    const { user, dialog, sandbox, id, path } = await openDecision('Pass')
    const { bills } = await stateOf(sandbox, id)
    const lost = http.put(`*${path}`, async ({ request }) => {
      const { method, headers } = request
      const init = { method, headers, body: await request.text() }
      await sandbox.fetch(new Request(request.url.replace('/prod-api', ''), init))
      return HttpResponse.error()
    })
    server.use(lost)
    await user.type(dialog.getByLabelText(/Second password/), `${knownSecondPassword}{Enter}`)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getAllByText(`Withdrawal ${id} passed`)).toHaveLength(1)
    expect(sentTo('PUT', path)).toHaveLength(1)
    expect(await stateOf(sandbox, id)).toMatchObject({ status: '2', bills: bills + 1 })
  })

  it('E3: stays unknown until it is checked; sending again repeats the same intent', async () => {
    const { user, dialog, sandbox, id, path } = await openDecision('Pass')
    const { bills } = await stateOf(sandbox, id)
    server.use(http.put(`*${path}`, () => HttpResponse.error(), { once: true }))
    await user.type(dialog.getByLabelText(/Second password/), `${knownSecondPassword}{Enter}`)
    expect(await dialog.findByRole('alert')).toHaveTextContent('may still take effect')
    await user.click(dialog.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Send again' })).toBeEnabled())
    expect(sentTo('PUT', path)).toHaveLength(1)
    await user.click(dialog.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await stateOf(sandbox, id)).toMatchObject({ status: '2', bills: bills + 1 })
    const [first, second] = sentTo('PUT', path)
    expect(second?.body).toEqual(first?.body)
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'))
  })

  it('keeps its key through a refusal, as the first attempt may still arrive', async () => {
    const { user, dialog, path } = await openDecision('Pass')
    server.use(
      http.put(`*${path}`, () => HttpResponse.error(), { once: true }),
      http.put(`*${path}`, () => HttpResponse.json({ code: 409, msg: 'In progress' }), {
        once: true,
      }),
    )
    await user.type(dialog.getByLabelText(/Second password/), `${knownSecondPassword}{Enter}`)
    expect(await dialog.findByRole('alert')).toHaveTextContent('may still take effect')
    await user.click(dialog.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Send again' })).toBeEnabled())
    await user.click(dialog.getByRole('button', { name: 'Send again' }))
    expect(await dialog.findByText(/In progress/)).toBeVisible()
    await user.type(dialog.getByLabelText(/Second password/), `${knownSecondPassword}{Enter}`)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const keys = sentTo('PUT', path).map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
  })
})

describe('a decision under way', () => {
  it('keeps the input when the network comes back', async () => {
    const { user, dialog, id } = await openDecision('Reject')
    await user.type(dialog.getByLabelText(/Reason/), 'unknown wallet')
    server.use(http.get(`*${list}/${id}`, () => HttpResponse.json({ code: 500, msg: 'busy' })))
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
    expect(await dialog.findByDisplayValue('unknown wallet')).toBeVisible()
    expect(sentTo('GET', `${list}/${id}`)).toHaveLength(1)
  })

  it('never says "nothing was sent" of one that was sent without an answer', async () => {
    const { user, dialog, sandbox, id, path } = await openDecision('Pass')
    server.use(http.put(`*${path}`, () => HttpResponse.error(), { once: true }))
    await user.type(dialog.getByLabelText(/Second password/), `${knownSecondPassword}{Enter}`)
    expect(await dialog.findByRole('alert')).toHaveTextContent('may still take effect')
    await sandbox.db.query(`update st_store_draw set status = '3' where id = $1`, [id])
    await user.click(dialog.getByRole('button', { name: 'Check again' }))
    expect(await dialog.findByText(/the record has changed since/)).toBeVisible()
    expect(dialog.queryByText(/Nothing was sent/)).toBeNull()
  })

  it('moves the focus to the page’s title when it is done, else back to its button', async () => {
    const { user, id } = await openDecision('Pass')
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: `Pass withdrawal ${id}` })).toHaveFocus(),
    )
    await user.keyboard('{Enter}')
    await user.type(
      await screen.findByLabelText(/Second password/),
      `${knownSecondPassword}{Enter}`,
    )
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  it('is not left by a link', async () => {
    const { dialog } = await openDecision('Pass')
    expect(dialog.queryAllByRole('link')).toEqual([])
  })
})

describe('a record that cannot be read', () => {
  it('says why and can be asked for again', async () => {
    const { user, id } = await givenAWithdrawal()
    const gone = { code: 404, msg: '' }
    server.use(http.get(`*${list}/${id}`, () => HttpResponse.json(gone), { once: true }))
    await user.click(screen.getByRole('button', { name: `Pass withdrawal ${id}` }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('alert')).toHaveTextContent('does not exist')
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByLabelText(/Second password/)).toBeVisible()
  })
})
