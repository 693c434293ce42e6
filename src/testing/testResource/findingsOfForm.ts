import { http, HttpResponse } from 'msw'
import type { Resource } from '@/engine/declare'
import { server } from '../app/gatewayServer'
import { inputsOf } from './declared'
import { createFindings } from './findings'
import { controlOf } from './fill'
import { checkBare } from './formBare'
import { checkEmptied, checkRefused } from './formRefused'
import { checkTaken, roundsOf } from './formTaken'
import { labelOf, type FormUnderTest } from './formUnderTest'
import { callerOf } from './gateway'
import { nameless } from './names'
import { all, openPage, textOf } from './portal'
import { undeclaredCalls } from './requests'

/**
 * Compares the form for a new record with the gateway for values on both sides of every limit: both agree, and
 * what the declaration says.
 */
export async function findingsOfForm(resource: Resource): Promise<readonly string[]> {
  const { create, path } = resource
  if (!create) return []
  const findings = createFindings()
  const account = create.userType === '01' ? 'store' : 'admin'
  const page = await openPage(resource, '/create', {
    as: account,
    // as much as any sample needs
    given: ({ db }) => db.query(`update st_store set balance = '99999999999999999999'`),
  })
  if (!page) return []
  const { sandbox } = page
  const call = callerOf(sandbox, await sandbox.logIn(account))
  await findings.unlessSoon(
    () => all('form [type=submit]').length > 0,
    'the form for a new record does not open',
  )
  server.use(http.post(`*${path}`, () => HttpResponse.json({ code: 500, msg: 'not yet' })))

  const form: FormUnderTest = {
    resource,
    inputs: inputsOf(resource, create),
    sandbox,
    call,
    findings,
  }
  await checkLabels(form)
  const rounds = roundsOf(form)
  const [first = {}] = rounds
  for (const round of rounds) await checkTaken(form, round)
  await checkRefused(form, rounds)
  await checkEmptied(form, first)
  await checkBare(form, first)
  findings.unlessEqual(nameless(), [], 'controls and buttons of the form without a name')
  findings.unlessEqual(undeclaredCalls(resource), [], 'undeclared calls')
  return findings.found
}

async function checkLabels({ resource, inputs, findings }: FormUnderTest) {
  for (const [name, field] of inputs) {
    if (field.visibleWhen || field.kind === 'rows') continue
    const label = labelOf(resource, name)
    await findings.unlessSoon(
      () => controlOf(name) !== null,
      `${name}: the form has no control for it`,
    )
    const control = controlOf(name)
    const shown = textOf(
      document.querySelector(`label[for="wd-${name}"]`) ??
        control?.closest('label') ??
        control?.closest('fieldset')?.querySelector('legend'),
    )
    findings.unless(
      shown.startsWith(label),
      `${name}: its control should be named ‘${label}’ and is named ‘${shown}’`,
    )
    const example = control?.getAttribute('placeholder') ?? undefined
    if (field.example !== undefined)
      findings.unlessEqual(example, field.example, `${name}: example in its input`)
    if (field.required)
      findings.unless(shown.endsWith('*'), `${name}: its label does not mark it as required`)
  }
}
