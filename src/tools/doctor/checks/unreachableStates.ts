import type { Resource } from '@/engine/declare'
import type { Dict } from '@/engine/schema/dict'
import { allFields, dictOf, fieldsOf } from '../project/fieldsOf'
import type { PlacedFinding } from '../project/Finding'
import { fileOf, type Project, type ProjectCheck } from '../project/Project'
import { literal, literals } from '../project/wording'

/** A field of a resource that holds the states of one dictionary. */
type Holder = { readonly resource: Resource; readonly name: string }

/** From which codes to which; from any, if it does not say. */
type Move = { readonly from: readonly string[] | undefined; readonly to: string | undefined }

/**
 * A code that no record can reach. Checks dictionaries whose field an action of any resource
 * sets, and which no form and no argument can set to anything.
 *
 * Records are in the dictionary's first state; in the states that an action waits for and none sets,
 * since then the gateway must bring them there; and in those that the dictionary names in `byGateway`.
 * From these, each possible action leads to the state that it sets. A code without a way to it comes from a
 * forgotten rejection, two decisions with the same outcome, or a circle without a way in.
 */
export const unreachableStates: ProjectCheck = (project) =>
  dictsOf(project).flatMap((dict) => {
    const holders = holdersOf(dict, project)
    const mover = holders.find((holder) => movesOf(holder).some(({ to }) => to !== undefined))
    const moves = holders.flatMap(movesOf)
    const codes = dict.entries.map(([code]) => code)
    const isTyped = holders.some(({ resource }) => canWrite(resource, dict))
    if (!mover || isTyped || moves.some((move) => isOdd(move, codes))) return []
    const reached = reachedFrom(rootsOf(dict, moves), moves)
    const lost = dict.entries.filter(([code]) => !reached.has(code))
    return lost.length > 0 ? [findingOf(mover, dict.name, lost, project)] : []
  })

function findingOf(
  { resource, name }: Holder,
  dict: string,
  lost: Dict['entries'],
  project: Project,
): PlacedFinding {
  const codes = lost.map(([code, key]) => `${literal(code)} (${key})`).join(', ')
  return {
    file: fileOf(resource, project),
    resource: resource.name,
    field: name,
    problem: `Nothing leads to \`${name}\` ${codes} of the dictionary \`${dict}\`.`,
    fix: `Let an action set it, or say that the gateway does: dict('${dict}', […], { byGateway: [${literals(lost.map(([code]) => code))}] }).`,
  }
}

function rootsOf({ entries, byGateway = [] }: Dict, moves: readonly Move[]): readonly string[] {
  const set = new Set(moves.map(({ to }) => to))
  const waited = moves.flatMap(({ from = [] }) => from)
  return [
    ...entries.slice(0, 1).map(([code]) => code),
    ...waited.filter((code) => !set.has(code)),
    ...byGateway,
  ]
}

function reachedFrom(roots: readonly string[], moves: readonly Move[]): ReadonlySet<string> {
  const reached = new Set(roots)
  const next = () =>
    moves.find(
      ({ from, to }) =>
        to !== undefined && !reached.has(to) && (!from || from.some((code) => reached.has(code))),
    )
  for (let move = next(); move?.to !== undefined; move = next()) reached.add(move.to)
  return reached
}

function movesOf({ resource, name }: Holder): readonly Move[] {
  return Object.values(resource.actions).map(({ when = {}, sets = {} }) => {
    const { [name]: wanted }: Readonly<Record<string, unknown>> = when
    const { [name]: to }: Readonly<Record<string, unknown>> = sets
    return {
      from: wanted === undefined ? undefined : [wanted].flat().map(String),
      to: typeof to === 'string' ? to : undefined,
    }
  })
}

function dictsOf({ resources }: Project): readonly Dict[] {
  const dicts = resources.flatMap((resource) =>
    fieldsOf(resource).flatMap(([, field]) => (field.kind === 'code' && dictOf(field)) || []),
  )
  return dicts.filter(({ name }, index) => dicts.findIndex((one) => one.name === name) === index)
}

function holdersOf({ name: dict }: Dict, { resources }: Project): readonly Holder[] {
  return resources.flatMap((resource) =>
    fieldsOf(resource).flatMap(([name, field]) =>
      field.kind === 'code' && dictOf(field)?.name === dict ? [{ resource, name }] : [],
    ),
  )
}

function canWrite(resource: Resource, { name: dict }: Dict): boolean {
  const forms = new Set([...(resource.create?.fields ?? []), ...(resource.edit?.fields ?? [])])
  return allFields(resource).some(
    ({ path, field, inside }) =>
      dictOf(field)?.name === dict && (inside === 'action' || forms.has(path)),
  )
}

/** Of this move other checks tell. */
function isOdd({ from, to }: Move, known: readonly string[]): boolean {
  const named = [...(from ?? []), ...(to === undefined ? [] : [to])]
  return from?.length === 0 || named.some((code) => !known.includes(code))
}
