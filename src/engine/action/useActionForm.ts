import { useEffect, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { unreadOf, type PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { changedFacts, signedFields } from '@/engine/schema/facts'
import { kindOf, type FieldMap } from '@/engine/schema/field'
import {
  readNames,
  recordWith,
  startingValues,
  visibleFields,
  type Values,
} from '@/engine/data/formValues'
import { useSurface } from '@/engine/data/resource'
import { secondPwdName } from '@/engine/form/FormFields'
import { refusedField, useRefusal } from '@/engine/form/refusal'
import { keptValues, useDraft } from '@/engine/form/drafts'
import { useUnsavedInput } from '@/engine/form/useUnsavedInput'
import { actionOf } from './boundAction'
import type { Decision, SeenChange } from './useDecision'

export function useActionForm(action: string, record: PortalRecord, decision: Decision) {
  const { resource, labels } = useSurface()
  const { state } = decision
  const { args = {} } = actionOf(resource, action)
  const names = Object.keys(args)
  const draft = useDraft({ form: `${resource.name}/${record.id}/${action}`, fields: args })
  const starting = startingValues({ fields: args }, names, record)
  const form = useForm<Record<string, string>>({
    defaultValues: { ...starting, ...keptValues(args, draft.found?.values) },
  })
  // the record can have changed since the draft was typed
  const [changeUnderDraft] = useState(() =>
    changeSince(resource, action, draft.found?.facts, record),
  )
  useReadArgs(form, args, record)
  const isOpen = !isRunning(state.step) && state.step !== 'done'
  const field = refusedField(state, { fields: args, names, labelOf: labels.arg })
  useRefusal(form, { state, isOpen: isOpen && state.step !== 'ready', field })

  const changed = () => names.filter((name) => (form.getValues(name) ?? '') !== starting[name])
  useUnsavedInput({
    isDirty: () => {
      // before rendering: the page may be left the moment the decision is made
      const step = decision.stepNow()
      if (step === 'done') return false
      return isRunning(step) || Boolean(form.getValues(secondPwdName)) || changed().length > 0
    },
    draft: () => {
      if (isRunning(state.step)) return undefined
      const values = changed().map((name) => [name, form.getValues(name) ?? ''] as const)
      const facts = factsOf(resource, action, record)
      return draft.draftOf({ values: Object.fromEntries(values), before: starting, facts })
    },
  })

  const submit = form.handleSubmit(({ [secondPwdName]: secondPwd, ...typed }) => {
    const shown = visibleFields({ fields: args }, names, typed, record)
    // an argument that could not be read would be overwritten with nothing
    if (readNames(shown, record).length < shown.length) return undefined
    const sent = Object.fromEntries(shown.map((name) => [name, typed[name] ?? '']))
    draft.forget()
    return decision.send({
      args: sent,
      ...(secondPwd !== undefined && { secondPwd }),
      shown: record,
    })
  })
  return {
    form,
    /** Whether the decision can be typed and sent. */
    isOpen,
    isRestored: draft.found !== undefined,
    change: decision.change ?? changeUnderDraft,
    submit: () => void submit(),
    forget: draft.forget,
    discard: () => {
      draft.forget()
      form.reset(starting)
    },
  }
}

function isRunning(step: string): boolean {
  return step === 'sending' || step === 'checking' || step === 'unknown'
}

/** Fills in arguments that could only be read later. */
function useReadArgs(
  form: UseFormReturn<Record<string, string>>,
  fields: FieldMap,
  record: PortalRecord,
): void {
  const missing = useRef(unreadOf(record))
  useEffect(() => {
    const unread = unreadOf(record)
    const come = missing.current.filter((name) => fields[name] && !unread.includes(name))
    missing.current = unread
    const texts = Object.entries(startingValues({ fields }, come, record))
    for (const [name, text] of texts) form.resetField(name, { defaultValue: text })
  }, [form, fields, record])
}

function factsOf(resource: Resource, action: string, record: PortalRecord): Values {
  return startingValues(resource, storedFacts(resource, action), record)
}

/** The change of the signed values since a draft was stored; undefined if there is none. */
function changeSince(
  resource: Resource,
  action: string,
  facts: Values | undefined,
  record: PortalRecord,
): SeenChange | undefined {
  if (!facts) return undefined
  const names = storedFacts(resource, action).filter((name) => Object.hasOwn(facts, name))
  const before = recordWith(resource, names, facts, undefined)
  const fields = changedFacts(resource, names, before, record)
  return fields.length === 0 ? undefined : { before, now: record, fields, isUnanswered: false }
}

function storedFacts(resource: Resource, action: string): readonly string[] {
  return signedFields(resource, actionOf(resource, action)).filter((name) => {
    const field = resource.fields[name]
    return field !== undefined && !kindOf(field).hidden && !kindOf(field).derive
  })
}
