import { useEffect } from 'react'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Pages from '@/app/pages'
import type * as Resources from '@/resources'
import { aStore } from '@/tests/support/records'
import { crashId } from '@/engine/ui/crash/crash'
import type * as Parts from '@/app/parts'
import type { Part } from '@/engine/kinds/view/parts'
import { renderApp } from '@/tests/support/renderApp'

const fault = vi.hoisted(() => ({ in: '' }))

vi.mock('@/resources', async (load) => {
  const { resources } = await load<typeof Resources>()
  const { plantedStore } = await import('@/tests/support/planted/plantedStore')
  const others = resources.filter(({ path }) => (path as string) !== plantedStore.path)
  return { resources: [...others, plantedStore] }
})

vi.mock('@/app/parts', async (load) => {
  const { parts } = await load<typeof Parts>()
  const { PlantedInput, PlantedFilter } = await import('@/tests/support/planted/plantedParts')
  const plantedCell: Part['cell'] = (value) => {
    if (value === 'Corner') failIn('cell')
    return (
      <button type="button" onClick={() => failIn('event')}>
        {String(value)}
      </button>
    )
  }
  const PlantedSection = () => {
    useEffect(() => failIn('effect'))
    return <p>The section stands</p>
  }
  return {
    parts: {
      cell: { ...parts.cell, plantedCell },
      input: { ...parts.input, plantedInput: PlantedInput },
      filter: { ...parts.filter, plantedFilter: PlantedFilter },
      section: { ...parts.section, plantedSection: PlantedSection },
    },
  }
})

vi.mock('@/app/pages', async (load) => {
  const { pages } = await load<typeof Pages>()
  const PlantedPage = () => {
    failIn('page')
    return <p>The page stands</p>
  }
  return { pages: { ...pages, plantedPage: PlantedPage } }
})

function failIn(place: string) {
  if (fault.in === place) throw new TypeError(`no "secret-word" of 12500.75 in ${place}`)
}

const path = '/store/store'
const logged = vi.fn<(line: string) => void>()

beforeEach(() => {
  fault.in = ''
  logged.mockReset()
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => logged(String(line)))
})

async function openStores() {
  const app = await renderApp({
    given: async ({ insert }) => {
      await insert(aStore({ nick: 'Corner', phone: '13800138000' }))
      await insert(aStore({ nick: 'Market', phone: '13900139000' }))
    },
  })
  return { ...app, go: (to: string) => act(() => void (window.location.hash = path + to)) }
}

/** The id that the screen shows; the console has it in one line, without what was worked on. */
function expectOneLog(id: string) {
  const lines = logged.mock.calls.map(([line]) => line).filter((line) => line.startsWith('[WD-'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`[${id}] TypeError`)
  expect(lines[0]).not.toMatch(/secret-word|12500|\.75/)
}

const id = /WD-[A-Z2-9]{6}/

describe('J7 a part that throws', () => {
  it('in a cell keeps all other cells, shows an id and can be retried', async () => {
    const { user, go } = await openStores()
    fault.in = 'cell'
    go('?filter={"phone":"13"}&sort=id&order=DESC')
    const bad = await screen.findByRole('button', { name: /^Could not be shown/ })
    const row = bad.closest('tr')!
    expect(within(row).getByRole('cell', { name: '13800138000' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Market' })).toBeVisible()
    expectOneLog(within(row).getByText(id).textContent)
    fault.in = ''
    await user.click(bad)
    expect(await screen.findByRole('button', { name: 'Corner' })).toBeVisible()
  })

  it('in an effect keeps the page around its section; in a click it is reported and nothing disappears', async () => {
    const { user, go } = await openStores()
    fault.in = 'effect'
    go('?filter={"nick":"Corner"}')
    const alert = await screen.findByText(/^This part stopped working/)
    const part = alert.closest<HTMLElement>('[role=alert]')!
    expect(await screen.findByRole('button', { name: 'Corner' })).toBeVisible()
    expectOneLog(within(part).getByText(id).textContent)
    expect(within(part).getByRole('button', { name: /^Copy WD-/ })).toBeVisible()
    fault.in = 'event'
    await user.click(within(part).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The section stands')).toBeVisible()

    logged.mockReset()
    await user.click(screen.getByRole('button', { name: 'Corner' }))
    const said = await screen.findByText(/^Something went wrong here/)
    expectOneLog(id.exec(said.textContent)![0])
    expect(screen.getByText('The section stands')).toBeVisible()
  })

  it('in a page keeps the shell, and in a promise is reported', async () => {
    const { user, go } = await openStores()
    fault.in = 'page'
    go('/create')
    await screen.findByRole('heading', { name: 'This page stopped working' })
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    expectOneLog(screen.getByText(id, { selector: 'code' }).textContent)
    fault.in = ''
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The page stands')).toBeVisible()

    logged.mockReset()
    const reason = new TypeError('later')
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
    act(() => void window.dispatchEvent(event))
    const said = await screen.findByText(/^Something went wrong here/)
    expect(said).toHaveTextContent(crashId(reason))
    expect(event.defaultPrevented).toBe(true)
    await waitFor(() => expectOneLog(crashId(reason)))
  })
})
