import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Page } from '@/engine/list/resourceRoutes'
import { sentTo } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'
import { aStore } from '@/tests/support/records'

vi.mock('@/App', async () => {
  const { createAdmin } = await import('@/engine/admin/createAdmin')
  const { base } = await import('@/base')
  const { Home } = await import('@/app/routes')
  const { plantedStore } = await import('@/tests/support/planted/plantedStore')
  const { createTheme, ThemeProvider } = await import('@mui/material/styles')
  const { SortButton, TextField, TextInput } = await import('react-admin')
  const theme = createTheme()
  const plantedPage: Page = () => <h1>Another page</h1>
  return {
    default: createAdmin({
      ...base,
      resources: [plantedStore],
      home: Home,
      parts: {
        cell: { plantedCell: () => <TextField source="phone" data-testid="field" /> },
        input: { plantedInput: ({ name }) => <TextInput source={name} label="Call at" /> },
        filter: { plantedFilter: () => null },
        section: {
          plantedSection: ({ record }) =>
            record ? (
              <TextField source="nick" data-testid="field" />
            ) : (
              // react-admin's buttons read the theme, which a part brings along
              <ThemeProvider theme={theme}>
                <SortButton fields={['nick']} />
              </ThemeProvider>
            ),
        },
      },
      pages: { plantedPage },
    }),
  }
})

const path = '/store/store'
const given = [aStore({ nick: 'Aurora', phone: '13800138000' })]
const newest = async () => (await screen.findAllByTestId('field')).map((one) => one.textContent)

describe('components of react-admin’s own package', () => {
  it('a field in a cell shows the row’s record, a button above the list orders it', async () => {
    const { user } = await renderApp({ at: path, given })
    expect(await newest()).toContain('13800138000')
    await user.click(screen.getByRole('button', { name: /sort/i }))
    await user.click(await screen.findByRole('menuitem', { name: /nick/i }))
    await waitFor(() =>
      expect(sentTo('GET', `${path}/list`).at(-1)?.query).toMatchObject({
        orderByColumn: 'nick',
        isAsc: 'asc',
      }),
    )
  })

  it('a field in a section shows the page’s record', async () => {
    await renderApp({ at: `${path}/1/show`, given })
    expect(await newest()).toEqual([expect.stringMatching(/\S/)])
  })

  it('an input in a form starts with the record’s value and is saved with it', async () => {
    const { user } = await renderApp({ at: `${path}/1`, given })
    const input = await screen.findByLabelText('Call at')
    expect(input).not.toHaveValue('')
    await user.clear(input)
    await user.type(input, '13900139000')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sentTo('PUT', path)).toHaveLength(1))
    expect(sentTo('PUT', path)[0]?.body).toMatchObject({ phone: '13900139000' })
  })
})
