import { isFields } from '@/engine/gateway/envelope'
import type { Resource } from '@/engine/declare'
import { idOf } from '@/sandbox/tables/idOf'
import type { Typed } from './conditions'
import { fieldsOf, isPicked, wireOf } from './declared'
import { submit } from './fill'
import { bodyOf, messages, posts, summary, type, type FormUnderTest } from './formUnderTest'
import { recordOf, type Row } from './gateway'
import { samplesOf } from './samples'

/** As many whole forms as it takes for every good sample to be in one. */
export function roundsOf({ inputs }: FormUnderTest): readonly Typed[] {
  const good = inputs.map(([name, field]) => [name, samplesOf(field).good] as const)
  const count = Math.max(1, ...good.map(([, samples]) => samples.length))
  return Array.from({ length: count }, (_, round) =>
    Object.fromEntries(
      good.map(([name, samples]) => [
        name,
        // a flag stays on while others depend on it; the forms without it come later
        samples[round % Math.max(1, samples.length)] ?? { text: '1', wire: '1' },
      ]),
    ),
  )
}

/** The form takes it, sends exactly it, and the gateway takes it and keeps exactly it. */
export async function checkTaken(form: FormUnderTest, typed: Typed): Promise<void> {
  const { resource, call, findings } = form
  await type(form, typed)
  const before = posts(form).length
  const what = `a form with ${summary(typed)}`
  await submit()
  await findings.unlessSoon(
    () => posts(form).length > before && posts(form).at(-1)?.body !== undefined,
    `${what} is not sent; the form says ‘${messages()}’`,
  )
  if (posts(form).length === before) return
  const last = posts(form).at(-1)?.body
  const sent = isFields(last) ? last : {}
  const body = { ...bodyOf(form, typed), ...chosenIn(form, sent) }
  findings.unlessEqual(sent, body, `body of ${what}`)
  const { code, msg, data } = await call('POST', resource.path, body)
  if (code !== 200 && hasTypedNodes(resource)) return
  findings.unless(code === 200, `${what} is refused by the gateway: ${code} ‘${msg}’`)
  if (code !== 200) return
  await checkKept(form, body, String(data))
  await takeBack(form, String(data))
}

/** Values picked from other records: only the form knows which. */
function chosenIn({ resource, inputs }: FormUnderTest, sent: Row): Row {
  const chosen = inputs.flatMap(([name, field]) => {
    const wire = wireOf(resource, name)
    return isPicked(field) && Object.hasOwn(sent, wire) ? [[wire, sent[wire]]] : []
  })
  return Object.fromEntries(chosen)
}

/** In a tree with several types of nodes, no declaration says which may be below which. */
function hasTypedNodes(resource: Resource): boolean {
  const codes = fieldsOf(resource).flatMap(([name, { kind }]) => (kind === 'code' ? name : []))
  const isTyped = ({ visibleWhen = {} }) => codes.some((name) => Object.hasOwn(visibleWhen, name))
  return resource.list?.tree !== undefined && fieldsOf(resource).some(([, field]) => isTyped(field))
}

const literal = new Set(['text', 'longText', 'money', 'decimal', 'code', 'remoteCode', 'time'])

async function checkKept(
  { resource, inputs, call, findings }: FormUnderTest,
  body: Row,
  id: string,
) {
  const kept = await recordOf(resource, call, id)
  for (const [name, field] of inputs) {
    const wire = wireOf(resource, name)
    if (!literal.has(field.kind) || !Object.hasOwn(body, wire)) continue
    findings.unlessEqual(
      plainest(kept[wire]),
      plainest(body[wire]),
      `${name}: value stored by the gateway`,
    )
  }
}

/** A decimal without the zeros that mean nothing; any other text unchanged. */
function plainest(value: unknown): unknown {
  return typeof value === 'string' && /^\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value
}

/** The next record may be called the same; one that the gateway keeps from deletion goes past it. */
export async function takeBack(
  { resource, sandbox, call }: FormUnderTest,
  id: string,
): Promise<void> {
  if (!resource.remove) return
  const { code } = await call('DELETE', `${resource.path}/${id}`)
  const table = sandbox.tables.find(({ path }) => path === resource.path)
  if (code !== 200 && table)
    await sandbox.db.query(`delete from ${table.from} where ${idOf(table).sql} = $1`, [id])
}
