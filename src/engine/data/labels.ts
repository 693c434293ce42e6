import { createContext, use, useMemo } from 'react'
import { useTranslate } from 'ra-core'
import { config } from '@/engine/config'
import type { Resource } from '@/engine/schema/resource'
import type { Message } from '@/engine/schema/issue'
import { zoneLabel } from '@/engine/values/time'

export type Translate = (key: string, args?: Readonly<Record<string, unknown>>) => string

/** The words of one resource, by react-admin's label convention. */
export type Labels = {
  /** What the resource is called: one record, or many. */
  readonly name: string
  readonly plural: string
  readonly field: (name: string) => string
  readonly action: (name: string) => string
  /** The action as a verb phrase, for §8's question. */
  readonly actionVerb: (name: string) => string
  /** That the action was done: `'Withdrawal 20004 passed'`. */
  readonly actionDone: (name: string, record: string) => string
  readonly tool: (name: string) => string
  readonly section: (key: string) => string
}

/**
 * The reader's words for a resource, by default the one of the surface around; a field without a label shows its
 * humanised name.
 *
 * @throws {Error} outside a `ResourceProvider`, where no resource is given
 */
export function useLabels(other?: Resource): Labels {
  const around = use(LabelsContext)
  const own = useOwnLabels(other?.name)
  const labels = own ?? around
  if (!labels) throw new Error('No resource here: put this component inside a ResourceProvider.')
  return labels
}

/** The labels of the surface around: made once, not in each row. */
export const LabelsContext = createContext<Labels | undefined>(undefined)

/** A resource's labels by its name; none without one. */
export function useOwnLabels(name: string | undefined): Labels | undefined {
  const t = useTranslate()
  return useMemo(() => (name === undefined ? undefined : createLabels(name, t)), [name, t])
}

function createLabels(resource: string, t: Translate): Labels {
  const name = () => t(`resources.${resource}.name`, { _: humanize(resource), smart_count: 1 })
  const action = (one: string) =>
    t(`resources.${resource}.actions.${one}`, { _: t(`actions.${one}`, { _: humanize(one) }) })
  return {
    // words may arrive after the labels
    get name() {
      return name()
    },
    get plural() {
      return t(`resources.${resource}.plural`, { _: name() })
    },
    field: (field) => t(`resources.${resource}.fields.${field}`, { _: humanize(field) }),
    action,
    actionVerb: (one) =>
      t(`resources.${resource}.actionVerbs.${one}`, { _: action(one).toLocaleLowerCase() }),
    actionDone: (one, record) => {
      const args = { name: record, action: action(one) }
      const known = t(`actionsDone.${one}`, { _: t('actions.done', args), ...args })
      return t(`resources.${resource}.actionsDone.${one}`, { _: known, ...args })
    },
    tool: (tool) =>
      t(`resources.${resource}.tools.${tool}`, { _: t(`tools.${tool}`, { _: humanize(tool) }) }),
    section: (key) => t(`resources.${resource}.sections.${key}`, { _: humanize(key) }),
  }
}

/** A message in the reader's language; plain text stays as it is. */
export function messageText(message: string | Message, t: Translate): string {
  if (typeof message === 'string') return message
  return t(message.key, { _: lastWord(message.key), ...message.args })
}

function lastWord(key: string): string {
  return humanize(key.split('.').at(-1) ?? key)
}

/** `'estimateTotalU'` becomes `'Estimate total u'`. */
export function humanize(name: string): string {
  const spaced = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return capital(spaced)
}

/** The text with a capital first letter, as a title begins. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The zone in which every time of the gateway is shown: `'UTC+8'`. */
export const statedZone = zoneLabel(config.gatewayTimeZone, new Date())
