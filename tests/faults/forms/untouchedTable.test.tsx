import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { allResources } from '@/resources/all'
import { strictIds, type Fetch } from '@/tests/support/faultyGateway'
import { sentTo } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'
import { changedColumns, storedRows } from '@/tests/support/storedRows'
import type { TestSandbox } from '@/sandbox/forTests'

const patient = { timeout: 20_000 }
const gen = allResources.find(({ name }) => name === 'gen')!

/** A table that the generator knows, with a menu for its pages. */
async function importTable({ fetch, logIn, db }: TestSandbox) {
  const headers = { Authorization: `Bearer ${await logIn('admin')}` }
  const url = 'http://sandbox/tool/gen/importTable?tables=sys_post'
  await fetch(new Request(url, { method: 'POST', headers }))
  await db.query(`update gen_table set options = '{"treeCode": "", "parentMenuId": 3}'`)
}

const gateways: readonly (readonly [string, (fetch: Fetch) => Fetch])[] = [
  ['that answers everything', (fetch) => fetch],
  ['that compares ids by their JSON type', strictIds],
]

describe.each(['specification', 'ruoyi'] as const)(
  'the generator’s form, dialect %s',
  (dialect) => {
    it.each(gateways)(
      'over a gateway %s changes what was typed in the stored table and nothing else',
      async (_what, through) => {
        const { sandbox, user } = await renderApp({
          at: async ({ db }) => {
            const [row] = await db.query('select id from gen_table')
            return `/gen/edit?tableId=${String(row?.['id'])}`
          },
          given: importTable,
          through,
          ...(dialect === 'ruoyi' && { scenario: 'ruoyi' as const }),
        })
        const description = await screen.findByLabelText(/^Description(?! of)/, {}, patient)
        const before = await storedRows(sandbox, gen)
        await user.clear(description)
        await user.paste('Positions')
        await user.click(screen.getByRole('button', { name: 'Save' }))
        await waitFor(() => expect(sentTo('PUT', '/tool/gen')).toHaveLength(1), patient)
        expect(await screen.findByText('Generated table saved', {}, patient)).toBeVisible()
        const changed = changedColumns(before, await storedRows(sandbox, gen))
        expect(changed).toEqual(['table_comment'])
      },
    )
  },
)
