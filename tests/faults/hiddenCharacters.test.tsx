import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { allResources } from '@/resources/all'
import { hasHidden } from '@/engine/values/hiddenCharacters'
import '@/engine/files/imports/ImportDialog'
import type { Language } from '@/engine/config'
import { knownSecondPassword } from '@/sandbox'
import { stripPrefix } from '@/sandbox/request/stripPrefix'
import { aStore, aWithdrawal } from '@/tests/support/records'
import { withFiles } from '@/tests/support/files/browserFiles'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { poisonAnswer } from '@/tests/support/hostile/poison'
import { renderApp } from '@/tests/support/renderApp'
import { workbook } from '@/tests/support/files/workbook'
import { openFilters } from '@/tests/support/openFilters'

const hostile = 'PAY\u202E0001\u200B234'
const drawn = 'PAY[RLO]0001[ZWSP]234'
const withdrawals = '/store/storeDraw'

/** Everything on the page that could deceive: texts, and attributes that are read out. */
function deceiving(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = [document.title]
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (!parent?.closest('script, style, textarea')) texts.push(walker.currentNode.nodeValue ?? '')
  }
  const read = ['title', 'aria-label', 'placeholder', 'alt', 'label', 'aria-description']
  for (const element of document.querySelectorAll('*'))
    for (const name of read) texts.push(element.getAttribute(name) ?? '')
  return texts.filter((text) => hasHidden(text, 'prose'))
}

/** Puts hidden characters into every text of every answer that is not needed to find the way. */
function poisonAll(sandbox: Awaited<ReturnType<typeof renderApp>>['sandbox']) {
  server.use(
    http.get('*/prod-api/*', async ({ request }) => {
      const call = await stripPrefix(request, '/prod-api')
      const answer = await sandbox.fetch(call)
      const body: unknown = await answer.clone().json()
      const how = { want: 1, everything: false }
      return HttpResponse.json(
        poisonAnswer(new URL(call.url).pathname, body, supply, how) as object,
      )
    }),
  )
}

const supply = () => [hostile]

/** Where a list stands that no menu has at its resource's path. */
const ownPaths: Readonly<Record<string, string>> = {
  dictData: '/dict/type/data/1',
  dictType: '/system/dict',
  jobLog: '/job/log',
  loginLog: '/system/log/logininfor',
  operLog: '/system/log/operlog',
}

// no table is generated before somebody imports one
const listed = allResources.filter(({ name }) => name !== 'gen')

async function goTo(path: string, whenThere?: () => Promise<void>) {
  window.location.hash = path
  await whenThere?.()
  await waitFor(() => {
    expect(document.querySelector('[aria-busy=true], .wd-skeleton, .wd-name-skeleton')).toBeNull()
    expect(document.querySelector('main')).toHaveTextContent('[RLO]')
  })
}

describe('hidden characters', () => {
  it.each(listed.map((resource) => [resource.name, resource] as const))(
    'are drawn as symbols in the list and on the record’s page of %s',
    async (_name, resource) => {
      const { sandbox, user } = await renderApp({ at: '/user/profile' })
      poisonAll(sandbox)
      const list = `${ownPaths[resource.name] ?? resource.path}?page=1&perPage=10`
      const hasFilters = Object.values(resource.fields).some((field) => 'filter' in field)
      await goTo(list, hasFilters ? () => openFilters(user) : undefined)
      expect(deceiving()).toEqual([])
      const id = document.querySelector<HTMLElement>('tr[data-id]')?.dataset['id']
      if (id === undefined) return
      await goTo(`${ownPaths[resource.name] ?? resource.path}/${id}/show`)
      expect(deceiving()).toEqual([])
    },
  )

  it('are drawn as symbols with their names, in both languages', async () => {
    const given = [aStore({ nick: hostile })]
    await renderApp({ at: '/store/store', given })
    const [sign] = await screen.findAllByRole('img', {
      name: /Direction character \(RLO, U\+202E\)/,
    })
    expect(sign?.closest('td, bdi')).toHaveTextContent(drawn)
    expect(screen.getAllByTitle('Invisible character (ZWSP, U+200B)').length).toBeGreaterThan(0)
  })

  it('are named in Chinese', async () => {
    await renderApp({ at: '/store/store', given: [aStore({ nick: hostile })], language: 'zh-CN' })
    const signs = await screen.findAllByRole('img', { name: /^方向控制字符（RLO, U\+202E）/ })
    expect(signs[0]).toHaveTextContent('[RLO]')
  })

  it('are drawn as symbols in the dialog of a decision and in its message', async () => {
    let id = ''
    const { user } = await renderApp({
      at: withdrawals,
      given: async ({ insert }) => {
        id = await insert(aWithdrawal({ walletName: hostile, createTime: '2026-06-30 12:00:00' }))
      },
    })
    await user.click(await screen.findByRole('button', { name: `Pass withdrawal ${id}` }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByLabelText(/Second password/)
    const wallet = dialog.getByText('Wallet').nextElementSibling
    expect(wallet).toHaveTextContent(drawn)
    expect(deceiving()).toEqual([])
  })

  it('are drawn as symbols in the question over many records', async () => {
    const given = [aStore({ nick: hostile }), aStore({ nick: 'Plain' })]
    const { user } = await renderApp({ at: '/store/store?page=1&perPage=50', given })
    await user.click(await screen.findByRole('checkbox', { name: `Select store ${drawn}` }))
    const bar = within(screen.getByRole('region', { name: 'Selected records' }))
    await user.click(bar.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('rowheader', { name: drawn })).toBeVisible()
    expect(deceiving()).toEqual([])
  })

  it('are copied unchanged, and announced as symbols', async () => {
    const content = `PAY\u202E${'0'.repeat(60)}`
    const written: string[] = []
    let id = ''
    const { user } = await renderApp({
      given: async ({ insert, db }) => {
        id = await insert(aWithdrawal())
        await db.query('update st_store_draw set address = $1 where id = $2', [content, id])
      },
      at: withdrawals,
    })
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      written.push(text)
    })
    const label = `Copy PAY[RLO]${'0'.repeat(60)}`
    const [cell] = await screen.findAllByTitle(`PAY[RLO]${'0'.repeat(60)}`)
    await user.hover(cell!)
    await user.click(screen.getByRole('button', { name: label }))
    expect(written).toEqual([content])
    expect(await screen.findByText(/^Copied: PAY\[RLO\]0+$/)).toBeVisible()
    expect(deceiving()).toEqual([])
  })

  it('are drawn as symbols in the menu, the breadcrumb, the tags, the search and the page’s title', async () => {
    const menu = [
      {
        path: '/odd',
        component: 'Layout',
        meta: { title: hostile },
        children: [{ path: 'page', component: 'store/bill/index', meta: { title: hostile } }],
      },
    ]
    const { user } = await renderApp({ at: '/odd/page', menu })
    const crumbs = await screen.findByRole('navigation', { name: 'Where you are' })
    expect(crumbs).toHaveTextContent(drawn)
    await user.keyboard('/')
    const search = await screen.findByRole('combobox', { name: 'Page or record' })
    await user.type(search, 'PAY')
    expect((await screen.findAllByRole('option'))[0]).toHaveTextContent(drawn)
    expect(deceiving()).toEqual([])
  })

  it('are drawn as symbols in the gateway’s messages', async () => {
    const { user } = await renderApp({ at: '/store/store', given: [aStore({ nick: 'Plain' })] })
    server.use(
      http.delete('*/store/store/:ids', () =>
        HttpResponse.json({ code: 500, msg: `No ${hostile}` }),
      ),
    )
    await user.click((await screen.findAllByRole('button', { name: /^Delete store/ }))[0]!)
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(`No ${drawn}`)).toBeVisible()
    expect(deceiving()).toEqual([])
  })

  it('are drawn as symbols in the options of a combobox and in its input', async () => {
    const { user } = await renderApp({ at: withdrawals, given: [aStore({ nick: hostile })] })
    await openFilters(user)
    const box = await screen.findByRole('combobox', { name: 'Store' })
    await user.type(box, 'PAY')
    const option = await screen.findByRole('option', { name: /PAY/ })
    expect(option).toHaveTextContent(drawn)
    await user.click(option)
    expect(box).toHaveValue(drawn)
  })

  it('are drawn as symbols in the preview of an import', async () => {
    withFiles()
    const { user } = await renderApp({ as: 'store', at: withdrawals })
    await user.click(await screen.findByRole('button', { name: 'Import' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import: Withdrawals' }))
    const cells = [
      ['Address', 'Amount', 'Wallet'],
      ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', '7', hostile],
    ]
    const file = new File([workbook(cells)], `${hostile}.xlsx`)
    await userEvent.setup({ applyAccept: false }).upload(dialog.getByLabelText(/Choose/), file)
    expect(await dialog.findByRole('cell', { name: /PAY/ })).toHaveTextContent(drawn)
    expect(deceiving()).toEqual([])
  })
})

describe('a reason with hidden characters', () => {
  async function openRejection(language: Language) {
    let id = ''
    const app = await renderApp({
      language,
      given: async ({ insert }) => {
        id = await insert(aWithdrawal())
      },
      at: async () => `${withdrawals}/${id}/show`,
    })
    const [action, password, label] =
      language === 'en-US'
        ? ['Reject', 'Second password', /^Reason/]
        : (['驳回', '二级密码', /^原因/] as const)
    await app.user.click(await screen.findByRole('button', { name: action }))
    const dialog = within(await screen.findByRole('dialog'))
    const secret = await dialog.findByLabelText(new RegExp(password))
    return { ...app, id, dialog, secret, reason: dialog.getByLabelText(label) }
  }

  it.each([
    [
      'en-US',
      'Reason has hidden characters: remove them',
      'Remove them',
      'Remove them from Reason',
    ],
    ['zh-CN', '原因包含隐藏字符，请将其移除', '移除', '移除原因中的隐藏字符'],
  ] as const)(
    'is stopped before anything is sent, in %s; the second password stays',
    async (language, message, shown, name) => {
      const { user, dialog, secret, reason } = await openRejection(language)
      reason.focus()
      await user.paste(hostile)
      await user.type(secret, `${knownSecondPassword}{Enter}`)
      expect(await dialog.findByText(message)).toBeVisible()
      expect(reason).toBeInvalid()
      expect(reason).toHaveFocus()
      expect(secret).toHaveValue(knownSecondPassword)
      expect(sentTo('PUT')).toEqual([])
      const button = dialog.getByRole('button', { name })
      expect(button).toHaveTextContent(shown)
      await user.click(button)
      expect(reason).toBeValid()
    },
  )

  it('that the gateway still refuses gets the focus', async () => {
    const { user, id, dialog, secret, reason } = await openRejection('en-US')
    const refusal = { code: 500, msg: 'reason has a hidden character, U+202E: remove it' }
    server.use(http.put(`*${withdrawals}/reject/${id}`, () => HttpResponse.json(refusal)))
    await user.type(reason, 'unknown wallet')
    await user.type(secret, `${knownSecondPassword}{Enter}`)
    expect(await dialog.findByText(refusal.msg)).toBeVisible()
    await waitFor(() => expect(reason).toHaveFocus())
    expect(secret).toHaveValue('')
  })
})

describe('an input with hidden characters', () => {
  it('names them and removes them at a press', async () => {
    const { user } = await renderApp({ at: '/store/store/create' })
    const input = await screen.findByRole('textbox', { name: /^Name/ })
    input.focus()
    await user.paste(hostile)
    const note = screen.getByText(
      /Hidden characters in this text: RLO \(U\+202E\), ZWSP \(U\+200B\)\./,
    )
    await user.click(within(note).getByRole('button', { name: 'Remove them from Name' }))
    expect(input).toHaveValue('PAY0001234')
    expect(screen.queryByText(/Hidden characters/)).toBeNull()
  })

  it('does so in a filter and in Chinese, too', async () => {
    const { user } = await renderApp({ at: '/store/store', language: 'zh-CN' })
    await openFilters(user)
    const input = await screen.findByRole('textbox', { name: '名称' })
    input.focus()
    await user.paste(hostile)
    await user.click(screen.getByRole('button', { name: '移除名称中的隐藏字符' }))
    expect(input).toHaveValue('PAY0001234')
  })
})
