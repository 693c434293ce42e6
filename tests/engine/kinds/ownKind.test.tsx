import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { resources } from '@/resources'
import type { FieldMap } from '@/engine/schema/field'
import { samplesOf } from '@/testing/testResource/samples'
import { sampleOf } from '@/tools/conform/write/samples'
import { sentTo } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'
import { withFiles } from '@/tests/support/files/browserFiles'
import { bytesOf, catchDownloads, downloaded } from '@/tests/support/files/downloads'
import { hotel, stars } from '@/tests/support/ownKind/stars'
import { readWorkbook } from '@/tests/support/files/readWorkbook'
import { workbook } from '@/tests/support/files/workbook'
import { openFilters } from '@/tests/support/openFilters'
// loads the code that the portal fetches late
import '@/engine/files/imports/ImportDialog'

vi.mock('@/App', async () => {
  const { createAdmin } = await import('@/engine/admin/createAdmin')
  const { base } = await import('@/base')
  const { Home } = await import('@/app/routes')
  const { hotel } = await import('@/tests/support/ownKind/stars')
  const { starsView } = await import('@/tests/support/ownKind/stars.view')
  const { resources } = await import('@/resources')
  return {
    default: createAdmin({
      ...base,
      resources: [...resources, hotel],
      home: Home,
      kinds: { stars: starsView },
    }),
  }
})

const path = hotel.path
const open = (at = path) => renderApp({ at, resources: [...resources, hotel] })
const patient = { timeout: 10_000 }

catchDownloads()

describe('a kind of an app', () => {
  it('draws, filters and sorts a list of the sandbox’s generated rows', async () => {
    const { user } = await open()
    const table = within(await screen.findByRole('table'))
    const drawn = await table.findAllByRole('img', { name: /^[15] stars$/ })
    expect(drawn.length).toBeGreaterThan(0)
    expect(table.getAllByRole('img', { name: '1 stars' }).length).toBeGreaterThan(0)
    await openFilters(user)
    await user.type(screen.getByRole('textbox', { name: 'Rating' }), '5{Enter}')
    await waitFor(() => expect(sentTo('GET', `${path}/list`).at(-1)?.query['rating']).toBe('5'))
    await waitFor(() => expect(screen.queryAllByRole('img', { name: '1 stars' })).toEqual([]))
    expect((await screen.findAllByRole('img', { name: '5 stars' })).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: 'Rating' }))
    await waitFor(() =>
      expect(sentTo('GET', `${path}/list`).at(-1)?.query['orderByColumn']).toBe('rating'),
    )
  })

  it('is an input of a form, which checks and sends it, and the sandbox stores it', async () => {
    const { user, sandbox } = await open(`${path}/create`)
    await user.type(await screen.findByLabelText(/^Name/), 'Sunrise')
    await user.type(screen.getByLabelText(/^Rating/), '9')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/Enter 5 or less/)).toBeVisible()
    expect(sentTo('POST', path)).toEqual([])
    await user.clear(screen.getByLabelText(/^Rating/))
    await user.type(screen.getByLabelText(/^Rating/), '4')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sentTo('POST', path)).toHaveLength(1))
    expect(sentTo('POST', path)[0]?.body).toEqual({ name: 'Sunrise', rating: 4 })
    const kept = `select data from prototype where data ->> 'name' = 'Sunrise'`
    await waitFor(async () =>
      expect(await sandbox.db.query(kept)).toMatchObject([{ data: { rating: 4 } }]),
    )
  })

  it('is a number in an exported workbook', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    const dialog = within(await screen.findByRole('dialog', {}, patient))
    await user.click(dialog.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(downloaded()).toHaveLength(1), patient)
    const rows = readWorkbook(await bytesOf(downloaded()[0]!.file))
    expect(rows[0]).toContainEqual({ text: 'Rating' })
    expect(rows.slice(1).flat()).toContainEqual({ number: '5' })
  })

  it('checks the cells of a workbook before they are imported', async () => {
    withFiles()
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Import' }))
    const dialog = within(await screen.findByRole('dialog', {}, patient))
    const rows = [
      ['Name', 'Rating'],
      ['Sunrise', '4'],
      ['Sunset', '9'],
    ]
    await user.upload(dialog.getByLabelText(/Choose/), new File([workbook(rows)], 'hotels.xlsx'))
    expect(await dialog.findByText(/Enter 5 or less/, {}, patient)).toBeVisible()
  })

  it('gives its samples to the tests and to conform', () => {
    const field: FieldMap[string] = stars({ most: 3 })
    expect(samplesOf(field).good).toEqual([
      { text: '1', wire: 1 },
      { text: '3', wire: 3 },
    ])
    const nobody = () => undefined
    const sampling = { resource: 'hotel', name: 'rating', mark: 'conform_1', isTitle: false }
    expect(sampleOf(field, { ...sampling, codesOf: () => [], idOf: nobody, ownIdOf: nobody })).toBe(
      '1',
    )
  })
})
