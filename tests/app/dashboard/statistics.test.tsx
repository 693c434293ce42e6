import { expect, it, vi } from 'vitest'
import { createPageGateway } from '@/engine/data/pageGateway'
import { hourAtGateway } from '@/app/dashboard/statistics'

const gateway = createPageGateway({ language: 'en-US' })

it('§7: the hour of the day is the gateway’s, by its clock and in its zone', () => {
  const clock = vi.spyOn(gateway.serverClock, 'now')
  const hourAt = (time: string) => {
    clock.mockReturnValue(Date.parse(time))
    return hourAtGateway(gateway)
  }
  expect(['00:30', '15:59', '16:00', '23:59'].map((time) => hourAt(`2026-11-20T${time}Z`))).toEqual(
    [8, 23, 0, 7],
  )
  clock.mockRestore()
})
