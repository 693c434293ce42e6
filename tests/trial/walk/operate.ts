import type { ElementHandle, Page } from '@playwright/test'
import type { Dice } from '@/sandbox/values/dice'
import { knownPassword, knownSecondPassword } from '@/sandbox/settings/accounts'
import { controlAt, type Control } from './findControls'

/** The use of a control, and its effect on unsaved input. */
export type Done = { what: string; typed?: { name: string; value: string }; isGivenUp?: boolean }

const reachMs = 4_000
const texts = ['half', '7', '12.5', 'a@b.example', '18', 'TRX', '2026-01-01']
const givingUp = /leave|discard|take|reset|log in|reload|restore|use|undo|overwrite/i

/**
 * Uses a control as an operator would.
 * @throws Error when it is in sight and cannot be used
 */
export async function operate(page: Page, control: Control, dice: Dice): Promise<Done> {
  const { kind, name, place } = control
  const element = await controlAt(page, place)
  const what = `${kind} "${name}"`
  try {
    return { what, ...(await use(element, control, dice)) }
  } catch (error) {
    // nobody can press a control that was removed or covered meanwhile
    if (await isOutOfReach(element)) return { what: `${what} (gone)` }
    throw new Error(`${what} cannot be used: ${String(error).slice(0, 1_500)}`, { cause: error })
  } finally {
    await element.dispose()
  }
}

async function use(
  element: ElementHandle<HTMLElement>,
  { kind, name }: Control,
  dice: Dice,
): Promise<Omit<Done, 'what'>> {
  const { tag, type } = await element.evaluate((one) => ({
    tag: one.tagName,
    type: one.getAttribute('type') ?? 'text',
  }))
  const isTyped = tag === 'TEXTAREA' || (tag === 'INPUT' && !/^(?:checkbox|radio)$/.test(type))
  if (tag === 'SELECT') await chooseOption(element, dice)
  else if (isTyped) return typeInto(element, { kind, type }, dice)
  else await element.click({ timeout: reachMs })
  return { isGivenUp: givingUp.test(name) }
}

async function chooseOption(element: ElementHandle<HTMLElement>, dice: Dice): Promise<void> {
  const count = await element.evaluate((one) => (one as HTMLSelectElement).options.length)
  if (count > 0) await element.selectOption({ index: dice.int(0, count - 1) }, { timeout: reachMs })
}

async function typeInto(
  element: ElementHandle<HTMLElement>,
  { kind, type }: { kind: string; type: string },
  dice: Dice,
): Promise<Omit<Done, 'what'>> {
  const text = textFor(type, dice)
  await element.fill(text, { timeout: reachMs })
  if (kind === 'jump' || (kind === 'typed answer' && dice.chance(0.5))) await element.press('Enter')
  if (kind !== 'type') return {}
  // only values that are stored unchanged
  const { name, isPlain } = await element.evaluate((one) => ({
    name: one.getAttribute('name') ?? '',
    isPlain: !one.hasAttribute('inputmode') && !one.hasAttribute('role'),
  }))
  const isKept = name !== '' && isPlain && type === 'text'
  return isKept ? { typed: { name, value: text } } : {}
}

function textFor(type: string, dice: Dice): string {
  if (type === 'password') return dice.chance(0.8) ? knownSecondPassword : knownPassword
  if (type === 'number') return String(dice.int(1, 9))
  if (type === 'date') return '2026-01-02'
  if (type === 'datetime-local') return '2026-01-02T03:04'
  if (type === 'time') return '03:04'
  if (type === 'color') return '#336699'
  return dice.pick(texts)
}

async function isOutOfReach(element: ElementHandle<HTMLElement>): Promise<boolean> {
  return element.evaluate((one) => {
    if (!one.isConnected || !one.checkVisibility() || one.matches(':disabled')) return true
    // a submenu of the folded menu lies over the page until the operator turns to something else
    const { x, y, width, height } = one.getBoundingClientRect()
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2)
    if (onTop?.closest('.wd-side-folded') && !one.closest('.wd-side-folded')) return true
    // a message goes by itself, a text to be copied once it is left
    const passing = onTop?.closest('.wd-toasts, :popover-open')
    if (passing && !passing.contains(one)) return true
    const modals = [...document.querySelectorAll('.MuiModal-root')].filter((modal) =>
      modal.checkVisibility({ visibilityProperty: true }),
    )
    const top = modals.at(-1)
    return top !== undefined && !top.contains(one)
  })
}
