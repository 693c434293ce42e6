import { AxiosHeaders, type AxiosAdapter } from 'axios'
import { describe, expect, it } from 'vitest'
import { dialects, type DialectName } from '@/engine/config'
import { createGateway } from '@/engine/gateway/gateway'
import { GatewayError } from '@/engine/gateway/errors'
import { createDataProvider } from '@/engine/data/dataProvider'
import { createRegistry } from '@/engine/registry'
import { allResources } from '@/resources/all'
import type { Resource } from '@/engine/declare'
import { formFieldsOf } from '@/engine/schema/surfaces'
import { testSandbox } from '@/tests/support/testSandbox'
import { knownSecondPassword } from '@/sandbox'
import { tables } from '@/sandbox/trade'
import { enteredValues, readNames, startingValues, visibleFields } from '@/engine/data/formValues'
import { editingWays } from '@/engine/form/useEditing'
import { fakeCookies } from '@/tests/engine/gateway/fakeTransport'
import { answersNull, leavesOut, strictIds, type Fetch } from '@/tests/support/faultyGateway'
import { changedColumns, storedRows } from '@/tests/support/storedRows'
import { callAtWork, idOfRow, someRow } from '@/testing/testResource/actionCalls'
import { listOf } from '@/testing/testResource/gateway'
import { inputsOf, wireOf, type NamedField } from '@/testing/testResource/declared'
import { samplesOf } from '@/testing/testResource/samples'

const gateways: Readonly<Record<string, (fetch: Fetch) => Fetch>> = {
  'that answers everything': (fetch) => fetch,
  'that compares ids by their JSON type': strictIds,
  'that leaves out a third of the fields': (fetch) => leavesOut(fetch, 1 / 3),
  'that leaves out another third': (fetch) => leavesOut(fetch, 1 / 3, 1),
  'that answers null for half of them': (fetch) => answersNull(fetch, 1 / 2),
  'that answers null for another half': (fetch) => answersNull(fetch, 1 / 2, 1),
}

/** The portal's gateway over the sandbox, and the form over one of its records. */
async function openForms(resource: Resource, dialect: DialectName, through: (f: Fetch) => Fetch) {
  const sandbox = await testSandbox({ dialect, resources: allResources })
  await sandbox.ready()
  const call = await callAtWork(sandbox, resource)
  const { rows } = await listOf(resource, call, 'pageSize=50')
  const { [wireOf(resource, 'id')]: other = '' } = await someRow(resource, call, 3)
  const id = other === '' ? idOfRow(resource, rows[0] ?? {}) : String(other)
  const { cookies, stored } = fakeCookies()
  stored.set('Admin-Tokens', await sandbox.logIn('admin'))
  const gateway = createGateway({
    baseUrl: 'http://sandbox',
    dialect: dialects[dialect],
    language: () => 'en-US',
    cookies,
    adapter: adapterOver(through((request) => sandbox.fetch(request))),
  })
  await gateway.calls.getInfo()
  const provider = createDataProvider(gateway, createRegistry(allResources))
  const { read, send } = editingWays(provider, resource, id)
  /** Opens the form, types in one field of it and saves. */
  const edit = async (name: string, text: string) => {
    const base = await read()
    const names = formFieldsOf(resource, resource.edit)
    const values = { ...startingValues(resource, names, base), [name]: text }
    const shown = readNames(visibleFields(resource, names, values, base), base)
    if (!shown.includes(name)) return 'hidden'
    const input = {
      values: enteredValues(resource, shown, values),
      over: base,
      ...(resource.edit?.secondFactor && { secondPwd: knownSecondPassword }),
    }
    const idempotencyKey = `${resource.name}-${name}`.padEnd(32, '0')
    const sending = { idempotencyKey, signal: new AbortController().signal }
    const { step } = await send(input, sending).catch(asRefused)
    return step
  }
  return { sandbox, edit, read }
}

function asRefused(error: unknown): { step: string } {
  if (error instanceof GatewayError && error.kind === 'refused') return { step: error.message }
  throw error
}

/** Carries calls to a gateway that lives in this process. */
function adapterOver(fetch: Fetch): AxiosAdapter {
  return async (config) => {
    const { method = 'get', url = '', baseURL = '', data } = config
    const headers = Object.entries(AxiosHeaders.from(config.headers).toJSON())
    const answer = await fetch(
      new Request(`${baseURL}${url}`, {
        method: method.toUpperCase(),
        headers: headers.map(([name, value]) => [name, String(value)]),
        ...(typeof data === 'string' && { body: data }),
      }),
    )
    return {
      data: await answer.text(),
      status: answer.status,
      statusText: '',
      headers: Object.fromEntries(answer.headers),
      config,
    }
  }
}

/** The text to type in a field: a valid value other than the present one. */
function otherText([, field]: NamedField, before: string): string | undefined {
  return samplesOf(field).good.find(({ text }) => text !== '' && text !== before)?.text
}

// a table with its own page is edited there
const edited = allResources.filter(({ edit, override }) => edit && !override?.page?.edit)

describe.each(['specification', 'ruoyi'] as const)('an edit in the %s dialect', (dialect) => {
  describe.each(Object.entries(gateways))('over a gateway %s', (_what, through) => {
    it.each(edited.map((resource) => [resource.name, resource] as const))(
      'of %s changes the typed column of the stored row and no other',
      async (_name, resource) => {
        const { sandbox, edit, read } = await openForms(resource, dialect, through)
        const columns = tables.find(({ path }) => path === resource.path)?.columns ?? {}
        const [names, refusals]: [string[], string[]] = [[], []]
        let before = await storedRows(sandbox, resource)
        for (const named of inputsOf(resource, resource.edit)) {
          const [name] = named
          const text = otherText(named, String((await read())[name] ?? ''))
          if (text === undefined) continue
          const step = await edit(name, text)
          const after = await storedRows(sandbox, resource)
          const changed = changedColumns(before, after)
          before = after
          // its own column, that of the language, or none if the value was the same
          const column = columns[wireOf(resource, name)]?.sql ?? 'data'
          expect([name, changed.filter((one) => !column.includes(one))]).toEqual([name, []])
          if (changed.length > 0) names.push(name)
          else refusals.push(`${name}: ${String(step)}`)
        }
        expect(refusals.filter((one) => one.includes('JSON type'))).toEqual([])
        expect(names, refusals.join('\n')).not.toEqual([])
      },
    )
  })
})
