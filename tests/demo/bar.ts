import { config } from '@/engine/config'
import { createTranslate } from '@/engine/messages/translate'
import { knownPassword, knownSecondPassword, type Account } from '@/sandbox/settings/accounts'
import { accounts } from '@/sandbox/trade/accounts'
import { askToReset } from './askToReset'
import type { Channel } from './channel'
import { button, element } from './elements'
import type { DemoWords } from './words'

/** The line below the portal that says that this is a demo, and what can be done with one. */
export function showBar(words: DemoWords, { tell }: Pick<Channel, 'tell'>): void {
  const panel = accountPanel(words)
  const opener = button(words.accounts, () => toggle(Boolean(panel.hidden)))
  opener.setAttribute('aria-controls', panel.id)
  const note = element('p', { class: 'demo-note', text: isWide() ? words.note : words.short })
  const bar = element(
    'aside',
    { class: 'demo-bar', 'aria-label': words.bar },
    note,
    opener,
    panel,
    button(words.alert, () => tell({ kind: 'strangerPays' })),
    button(words.reset, () => askToReset(words, () => tell({ kind: 'reset' }))),
  )
  bar.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || panel.hidden) return
    toggle(false)
    opener.focus()
  })
  panel.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement && !isWide()) toggle(false)
  })
  const root = document.querySelector('#root') ?? document.body
  new MutationObserver(follow).observe(root, { childList: true })
  addEventListener('hashchange', follow)
  document.body.append(bar)
  toggle(false)
  follow()

  function toggle(isOpen: boolean): void {
    panel.hidden = !isOpen
    opener.setAttribute('aria-expanded', String(isOpen))
  }

  /** The accounts are listed beside the login form, never over it. */
  function follow(): void {
    const isLogin = root.querySelector('.wd-login') !== null
    if (isLogin === panel.classList.contains('demo-at-login')) return
    panel.classList.toggle('demo-at-login', isLogin)
    toggle(isLogin && isWide())
  }
}

function isWide(): boolean {
  return innerWidth >= config.mobileBelowPx
}

function accountPanel(words: DemoWords): HTMLElement {
  const t = createTranslate(words)
  const named = { password: knownPassword, second: knownSecondPassword }
  const secret = accounts.find(({ totpSecret }) => totpSecret)?.totpSecret ?? ''
  return element(
    'section',
    { class: 'demo-accounts', id: 'demo-accounts', 'aria-label': words.accounts },
    element('p', { text: t('passwords', named) }),
    element('ul', {}, ...accounts.map((account) => accountLine(words, account))),
    element('p', { class: 'demo-totp', text: t('totp', { secret }) }),
  )
}

function accountLine(words: DemoWords, account: Account): HTMLElement {
  const use = button(words.use, () => fillIn(account))
  use.setAttribute('aria-label', `${words.use} ${account.name}`)
  return element(
    'li',
    {},
    element('strong', { text: account.name }),
    element('span', { text: words.purposes[account.name] ?? '' }),
    use,
  )
}

/** Writes an account into the login form, where there is one. */
function fillIn({ name, password }: Account): void {
  for (const [field, text] of Object.entries({ username: name, password })) {
    const input = document.querySelector<HTMLInputElement>(`.wd-login input[name="${field}"]`)
    if (input === null) return
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  document.querySelector<HTMLInputElement>('.wd-login input[name="captchaCode"]')?.focus()
}
