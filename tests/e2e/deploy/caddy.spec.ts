import { expect } from '../fixtures'
import { behind, testServer } from './support/behind'
import { startCaddy } from './support/startCaddy'

const test = behind(startCaddy)

testServer(test)

test('the portal knows that the page came over TLS', async ({ request }) => {
  const answer = await request.get('/')
  expect(answer.headers()).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'cache-control': 'no-store',
  })
})
