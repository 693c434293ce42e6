import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { catchDownloads, downloaded } from '../support/downloads'
import { sentTo } from '../support/gatewayServer'
import { renderApp } from '../support/renderApp'

catchDownloads()

it.each([
  ['/dict/type/data/1', '/system/dict/data/export', { dictType: 'sys_user_sex' }],
  ['/system/config', '/system/config/export', {}],
])('§7: %s is exported by the gateway, narrowed as the list is', async (at, path, narrowed) => {
  const { user } = await renderApp({ at })
  await screen.findByText('3 in total')
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('radio', { name: /^The gateway’s own file/ }))
  await user.click(dialog.getByRole('button', { name: 'Export' }))
  await dialog.findByText('The gateway’s file was downloaded as it came.')
  expect(sentTo('GET', path).map(({ query }) => query)).toEqual([expect.objectContaining(narrowed)])
  expect(downloaded()).toHaveLength(1)
})
