import type { NotificationPayload } from 'ra-core'
import { describe, expect, it } from 'vitest'
import { onePerCause, stackOf, type Shown } from '@/engine/shell/notices/onePerCause'

const words: Readonly<Record<string, string>> = { 'errors.network': 'No connection' }
const translate = (key: string) => words[key] ?? key

describe('§8 notifications', () => {
  it('shows one message per cause and keeps its payloads', () => {
    const twice = [
      failure('errors.network'),
      failure('errors.network'),
      failure('Balance too small'),
    ]
    const shown = onePerCause(twice, translate)
    expect(shown.map(({ text }) => text)).toEqual(['No connection', 'Balance too small'])
    expect(shown[0]?.payloads).toEqual(twice.slice(0, 2))
  })

  it('keeps types apart', () => {
    const kinds = [failure('Saved'), { ...failure('Saved'), type: 'success' as const }]
    expect(onePerCause(kinds, translate)).toHaveLength(2)
  })

  it.each([
    ['a notification', 'Saved', undefined, 3_000],
    ['a network error', 'errors.network', undefined, 5_000],
    ['what asks for its own time', 'Saved', 700, 700],
    ['what stays until it is closed', 'Saved', null, null],
  ])('§9 shows %s as long as it says', (_, message, asked, expected) => {
    const payload = { ...failure(message), notificationOptions: { autoHideDuration: asked } }
    expect(onePerCause([payload as NotificationPayload], translate)[0]?.durationMs).toBe(expected)
  })

  it.each([
    ['an unknown outcome', 'errors.unknownOutcome', 5_000],
    ['a missing permission', 'errors.forbidden', 3_000],
  ])('§9 shows %s as long as the catalogue says', (_, message, expected) => {
    expect(onePerCause([failure(message)], translate)[0]?.durationMs).toBe(expected)
  })

  it('gives a message its title, in words or as a key, and what a click on it does', () => {
    const onClick = () => {}
    const titled = titledFailure('errors.network', onClick)
    expect(onePerCause([titled], translate)[0]).toMatchObject({ title: 'No connection', onClick })
    expect(onePerCause([titledFailure('Warning')], translate)[0]).toMatchObject({
      title: 'Warning',
    })
    expect(onePerCause([titled, failure('Matched')], translate)).toHaveLength(2)
  })

  it('drops the oldest for lack of room; one without a time limit waits', () => {
    const asking = { ...failure('Asking'), notificationOptions: { autoHideDuration: null } }
    const all = [asking, failure('One'), failure('Two'), failure('Three')]
    const { visible, waiting, dropped } = stackOf(onePerCause(all, translate), 2)
    expect(textsOf(visible)).toEqual(['Two', 'Three'])
    expect(textsOf(waiting)).toEqual(['Asking'])
    expect(textsOf(dropped)).toEqual(['One'])
  })

  it('leaves the expired login to its prompt', () => {
    expect(onePerCause([failure('errors.auth'), failure('errors.aborted')], translate)).toEqual([])
  })
})

function titledFailure(title: string, onClick?: () => void): NotificationPayload {
  const notificationOptions = { title, ...(onClick && { onClick }) }
  return { ...failure('Matched'), notificationOptions: { notificationOptions } }
}

function textsOf(shown: readonly Shown[]) {
  return shown.map(({ text }) => text)
}

function failure(message: string): NotificationPayload {
  return { message, type: 'error' }
}
