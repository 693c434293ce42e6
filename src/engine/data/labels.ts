import { createContext, use, useMemo } from 'react'
import { useTranslate } from 'ra-core'
import { config } from '@/engine/config'
import type { Resource } from '@/engine/schema/resource'
import type { Message } from '@/engine/schema/issue'
import { zoneLabel } from '@/engine/values/time'

export type Translate = (key: string, args?: Readonly<Record<string, unknown>>) => string

export type Labels = ReturnType<typeof createLabels>

export type Surface = {
  readonly resource: Resource
  readonly labels: Labels
  readonly t: Translate
}

export const SurfaceContext = createContext<Surface | undefined>(undefined)

/** A field without a label shows its humanised name. */
export function useLabels(other?: Resource): Labels {
  const around = use(SurfaceContext)
  const t = useTranslate()
  const name = other?.name
  const own = useMemo(() => (name === undefined ? undefined : createLabels(name, t)), [name, t])
  return own ?? (around ?? outside()).labels
}

export function outside(): never {
  throw new Error('No resource here: put this component inside a ResourceProvider.')
}

export function createLabels(resource: string, t: Translate) {
  const own = (key: string, fallback: () => string, args?: Args) =>
    textOr(t, `resources.${resource}.${key}`, fallback, args)
  const common = (key: string, name: string) => textOr(t, `${key}.${name}`, () => humanize(name))
  const name = () => own('name', () => humanize(resource), { smart_count: 1 })
  const action = (one: string) => own(`actions.${one}`, () => common('actions', one))
  return {
    // words may load after the labels
    get name() {
      return name()
    },
    get plural() {
      return own('plural', name)
    },
    field: (field: string) => own(`fields.${field}`, () => humanize(field)),
    action,
    /** A verb phrase, for §8's question. */
    actionVerb: (one: string) => own(`actionVerbs.${one}`, () => action(one).toLocaleLowerCase()),
    /** Such as `'Withdrawal 20004 passed'`. */
    actionDone(one: string, record: string) {
      const args = { name: record, action: action(one) }
      const known = () => textOr(t, `actionsDone.${one}`, () => t('actions.done', args), args)
      return own(`actionsDone.${one}`, known, args)
    },
    arg: (one: string) => own(`args.${one}`, () => common('actions.args', one)),
    tool: (tool: string) => own(`tools.${tool}`, () => common('tools', tool)),
    view: (key: string) => own(`views.${key}`, () => humanize(key)),
    section: (key: string) => own(`sections.${key}`, () => humanize(key)),
  }
}

export function messageText(message: string | Message, t: Translate): string {
  if (typeof message === 'string') return message
  const { key, args } = message
  return textOr(t, key, () => humanize(key.split('.').at(-1) ?? key), args)
}

type Args = Parameters<Translate>[1]

/** An unknown key is its own translation. */
function textOr(t: Translate, key: string, fallback: () => string, args?: Args): string {
  const text = t(key, args)
  return text === key ? fallback() : text
}

/** `'estimateTotalU'` becomes `'Estimate total u'`. */
export function humanize(name: string): string {
  return capital(name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase())
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const statedZone = zoneLabel(config.gatewayTimeZone, new Date())
