import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Language } from '@/engine/config'
import { aDeposit } from '@/tests/support/records'
import { renderApp } from '@/tests/support/renderApp'

const path = '/api/apiRecharge'

async function buttonsOver(action: string, language: Language) {
  let id = ''
  const { user } = await renderApp({
    language,
    given: async ({ insert }) => {
      id = await insert(aDeposit({ status: '0' }))
    },
    at: async () => `${path}/${id}/show`,
  })
  await user.click(await screen.findByRole('button', { name: action }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findAllByRole('definition')
  return dialog.getAllByRole('button').slice(-2)
}

describe('the question of an action with the name of its closing button', () => {
  it.each([
    ['en-US', 'Cancel', ['Keep the deposit', 'Cancel the deposit']],
    ['zh-CN', '取消', ['保留充值订单', '取消充值订单']],
  ] as const)(
    'has two different answers in %s, the adverse one in red',
    async (language, action, words) => {
      const buttons = await buttonsOver(action, language)
      expect(buttons.map((button) => button.textContent)).toEqual(words)
      expect(buttons[1]).toHaveClass('wd-button-danger')
    },
  )
})
