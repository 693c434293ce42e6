import { isFields } from '@/engine/gateway/envelope'
import type { Resource } from '@/engine/declare'
import { sentTo } from '../app/gatewayServer'
import { inputsOf, isPicked, wireOf, type DeclaredField, type NamedField } from './declared'
import { createFindings } from './findings'
import { fill, messageAt, submit, valueAt } from './fill'
import { callerOf, recordOf, type Row } from './gateway'
import { nameless } from './names'
import { all, openPage } from './portal'
import { undeclaredCalls } from './requests'
import { samplesOf } from './samples'

/** Kinds whose input shows the wire value literally. */
const literal = new Set(['text', 'longText', 'url', 'address', 'hash', 'code', 'image'])

/**
 * Checks the form of an existing record: its first values, refusals, request and stored result: a record
 * full of good samples, changed into one of other samples.
 */
export async function findingsOfEditing(resource: Resource): Promise<readonly string[]> {
  const { create, edit, path } = resource
  if (!create || !edit) return []
  const findings = createFindings()
  const inputs = inputsOf(resource, edit)
  let id = ''
  const page = await openPage(resource, () => `/${id}`, {
    given: async (sandbox) => {
      const call = callerOf(sandbox, await sandbox.logIn('admin'))
      const post = (flags: 0 | 1) => call('POST', path, fullRecord(resource, flags))
      const first = await post(0)
      // flags may forbid values of other fields
      const { code, msg, data } = first.code === 200 ? first : await post(1)
      findings.unless(code === 200, `the gateway refuses the record to edit: ${code} ‘${msg}’`)
      id = String(data)
    },
  })
  if (!page) return []
  const { sandbox } = page
  const call = callerOf(sandbox, await sandbox.logIn('admin'))
  const before = await recordOf(resource, call, id)
  await findings.unlessSoon(
    () => all('form [type=submit]:enabled').length > 0,
    'the edit form does not open',
  )
  for (const [name, field] of inputs) {
    const value = before[wireOf(resource, name)]
    if (!literal.has(field.kind) || field.visibleWhen) continue
    const shown = valueAt(name)
    findings.unlessEqual(shown, String(value ?? ''), `${name}: value in its input`)
  }
  findings.unlessEqual(nameless(), [], 'controls and buttons of the form without a name')

  const required = inputs.find(([, field]) => field.required && !isPicked(field))
  const sent = () => sentTo('PUT', path)
  if (required) {
    const [name, field] = required
    await fill(name, field, '')
    await submit()
    await findings.unlessSoon(
      () => messageAt(name) !== '',
      `${name}: an emptied input shows no message`,
    )
    const { code } = await call('PUT', path, {
      [wireOf(resource, 'id')]: id,
      [wireOf(resource, name)]: '',
    })
    findings.unless(code !== 200, `${name}: the gateway accepts an empty value`)
  }
  const changed = changesOf(inputs)
  for (const [name, field] of changed) await fill(name, field, otherOf(field)?.text ?? '')
  await submit()
  await findings.unlessSoon(() => sent().at(-1)?.body !== undefined, 'a changed record is not sent')
  findings.unlessEqual(sent().length, 1, 'requests sent')
  const first = sent()[0]?.body
  const body = isFields(first) ? first : {}
  const version = before['updateTime']
  findings.unlessEqual(
    [body[wireOf(resource, 'id')], body['updateTime']],
    [before[wireOf(resource, 'id')], version],
    'id and updateTime sent',
  )
  const own = new Set([...inputs.map(([name]) => wireOf(resource, name)), wireOf(resource, 'id')])
  const strange = Object.keys(body).filter((key) => !own.has(key) && key !== 'updateTime')
  findings.unlessEqual(strange, [], 'values sent that the form does not have')
  for (const [name, field] of changed)
    findings.unlessEqual(body[wireOf(resource, name)], otherOf(field)?.wire, `${name}: value sent`)
  await checkKept(changed)
  findings.unlessEqual(undeclaredCalls(resource), [], 'undeclared calls')
  return findings.found

  async function checkKept(fields: readonly NamedField[]) {
    await findings.unlessSoon(
      () => all('form [type=submit]').length === 0,
      'the edit form stays open after saving',
    )
    const after = await recordOf(resource, call, id)
    for (const [name, field] of fields) {
      if (!literal.has(field.kind)) continue
      const kept = after[wireOf(resource, name)]
      findings.unlessEqual(kept, otherOf(field)?.wire, `${name}: value stored by the gateway`)
    }
  }
}

/** A whole record, of each field its first sample. */
function fullRecord(resource: Resource, flags: 0 | 1): Row {
  const inputs = inputsOf(resource, resource.create)
  const values: Record<string, unknown> = {}
  for (const [name, field] of inputs) {
    const first = samplesOf(field).good[field.kind === 'flag' ? flags : 0]
    values[wireOf(resource, name)] = isPicked(field) ? pickedId(field) : first?.wire
  }
  return values
}

function pickedId({ kind, top = '1' }: DeclaredField): unknown {
  return kind === 'tree' ? [] : top
}

/** Fields that can be changed alone: others affect which fields are visible. */
function changesOf(inputs: readonly NamedField[]): readonly NamedField[] {
  return inputs.filter(
    ([, field]) =>
      !['flag', 'rows', 'time'].includes(field.kind) &&
      !isPicked(field) &&
      otherOf(field) !== undefined,
  )
}

function otherOf(field: NamedField[1]) {
  const { good } = samplesOf(field)
  return good.length > 1 ? good[1] : undefined
}
