import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'

const wire = '/store/storeDraw/list'

const inPlaceOfRows: readonly [
  row: string,
  harm: () => Response,
  words: RegExp,
  requests: number,
][] = [
  ['A3', () => new HttpResponse('<h1>Time-out', { status: 504 }), /cannot be reached/, 3],
  ['A8', () => new HttpResponse('{"code":200,"rows":[{"id'), /could not be read \(request/, 1],
  ['A9', () => new HttpResponse(''), /could not be read \(request/, 1],
  ['A11', () => HttpResponse.html('<h1>Our Wi-Fi'), /check your network/, 1],
  ['A12', () => HttpResponse.json([]), /could not be read \(request/, 1],
  ['A16', () => HttpResponse.json({ code: 200 }), /could not be read \(request/, 1],
]

it('A3, A8, A9, A11, A12, A16: a list without rows shows one message and a retry, not an empty list', async () => {
  let harm: (() => Response) | undefined = inPlaceOfRows[0]?.[1]
  const { user } = await renderApp({
    at: '/store/storeDraw',
    given: async () => {
      server.use(http.get(`*/prod-api${wire}`, () => harm?.()))
    },
  })
  const status = () => document.querySelector<HTMLElement>('.wd-list-status') ?? document.body
  const tryAgain = () => user.click(within(status()).getByRole('button', { name: 'Try again' }))
  let asked = 0
  for (const [row, respond, words, requests] of inPlaceOfRows) {
    harm = respond
    if (asked > 0) {
      await tryAgain()
    }
    asked += requests
    await waitFor(() => expect(sentTo('GET', wire), row).toHaveLength(asked))
    await waitFor(() => expect(status(), row).toHaveTextContent(words))
    const said = () =>
      [...document.querySelectorAll('.wd-toast')].filter(({ textContent }) =>
        words.test(textContent),
      )
    await waitFor(() => expect(said(), row).toHaveLength(1))
    expect(document.body, row).not.toHaveTextContent(/There are no withdrawals|Wi-Fi|Time-out/)
  }
  harm = undefined
  await tryAgain()
  expect(await screen.findByText('200 in total')).toBeVisible()
})
