import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import {
  unreadOf,
  versionOf,
  withRead,
  withVersion,
  type PortalRecord,
} from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { formFieldsOf } from '@/engine/schema/surfaces'
import type { Form } from '@/engine/schema/resource'
import type { Choices } from './ConflictDialog'
import type { Draft } from './drafts'
import { fieldOfMessage } from './fieldOfMessage'
import {
  changedFields,
  enteredValues,
  readNames,
  recordWith,
  startingValues,
  visibleFields,
  type Values,
} from '../data/formValues'
import { secondPwdName } from './SecondPassword'
import { keptValues, useDraft } from './useDraft'
import { useFormRules } from './useFormRules'
import { useUnsavedInput } from './useUnsavedInput'
import { useSaving, type SavingState, type SavingWays } from './useSaving'
import { type Labels, useLabels } from '../data/labels'
import { useResource } from '../data/resource'

export type FormValues = Record<string, string>

const nothing: Values = {}

export type RecordFormOptions = {
  /** The declared form. */
  spec: Form
  /** The record that is edited; none for a new one. */
  record?: PortalRecord
  /** What a new record starts with, where its controls would show something else. */
  given?: Values
  ways: SavingWays
  /** What its button says. */
  submitLabel: string
  /** Whether the page over another record differs by its query alone. */
  isOfQuery?: boolean
  /** Told once, when what was typed is safe or was no change. */
  onSaved: (step: 'saved' | 'unchanged') => void
}

/** A form over the declared fields: what is typed, what came of it, and what leaving would lose. */
export function useRecordForm(options: RecordFormOptions) {
  const resource = useResource()
  const labels = useLabels()
  const { spec, record, given, ways, submitLabel, isOfQuery, onSaved } = options
  const names = formFieldsOf(resource, spec)
  const draft = useDraft({ form: `${resource.name}/${record?.id ?? ''}`, fields: resource.fields })
  const { found } = draft
  const [base, setBase] = useState(() => (found ? recordBefore(resource, record, found) : record))
  const form = useForm<FormValues>({
    defaultValues: {
      ...startingValues(resource, names, record, given),
      ...keptValues(resource.fields, found?.values),
    },
  })
  const saving = useSaving(ways)
  const isBusy = useRef(false)

  const typed = useCallback((): Values => {
    const values = form.getValues()
    const shown = visibleFields(resource, formFieldsOf(resource, spec), values, base)
    return enteredValues(resource, readNames(shown, base), values)
  }, [form, resource, spec, base])
  const isDirty = useCallback(
    () => changedFields(resource, typed(), base, given).length > 0,
    [resource, typed, base, given],
  )
  const stored = useMemo(
    () => (base ? startingValues(resource, formFieldsOf(resource, spec), base) : nothing),
    [resource, spec, base],
  )
  const breaksRule = useFormRules({ form, typed, base })

  // synchronous, and for good once it is saved: a second Enter finds it busy
  const alone = async (work: () => Promise<SavingState | undefined>): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    const result = await work()
    if (result?.step !== 'saved' && result?.step !== 'unchanged') {
      isBusy.current = false
      return false
    }
    letGo()
    draft.forget()
    onSaved(result.step)
    return true
  }

  const submit = (over = base) =>
    alone(async () => {
      let result: SavingState | undefined
      await form.handleSubmit(
        async ({ [secondPwdName]: secondPwd }) => {
          if (breaksRule(over)) return
          result = await saving.save({ values: typed(), over, secondPwd })
        },
        (errors) => void breaksRule(over, Object.keys(errors)),
      )()
      return result
    })

  const letGo = useUnsavedInput({
    label: submitLabel,
    isDirty,
    save: () => submit(),
    draft: () => {
      const values = typed()
      const changed = changedFields(resource, values, base, given)
      const version = base && versionOf(base)
      return draft.draftOf({
        values: Object.fromEntries(changed.map((name) => [name, values[name] ?? ''])),
        before: startingValues(resource, changed, base, given),
        ...(version !== undefined && { version }),
      })
    },
    ...(isOfQuery !== undefined && { isOfQuery }),
  })

  /** Saves what was chosen between two versions, over theirs. */
  const resolve = (theirs: PortalRecord, choices: Choices) => {
    const texts = startingValues(resource, names, theirs)
    for (const name of names) {
      if (choices[name] === 'theirs') form.setValue(name, texts[name] ?? '')
    }
    setBase(theirs)
    // what was chosen may be refused by the form itself: it is said there
    saving.goOn()
    return submit(theirs)
  }

  /** Reads the record again for the parts that could not be read; what is typed stays. */
  const readAgain = async () => {
    const fresh = await ways.read?.().catch(() => undefined)
    if (!fresh || !base) return
    const next = withRead(resource, base, fresh)
    const come = unreadOf(base).filter((name) => !unreadOf(next).includes(name))
    const texts = startingValues(resource, come, next)
    for (const name of come) form.setValue(name, texts[name] ?? '')
    setBase(next)
  }

  /** Gives up what was typed before the new sign-in. */
  const discard = () => {
    draft.forget()
    setBase(record)
    form.reset(startingValues(resource, names, record, given))
  }

  const named = refusedField(resource, names, labels, saving.state)
  useRefusal(form, saving.state, named)
  return {
    form,
    base,
    names,
    stored,
    typed,
    readAgain: () => void readAgain(),
    submit: () => submit(),
    resolve,
    checkAgain: () => alone(saving.checkAgain),
    goOn: saving.goOn,
    /** Whether it began with what was typed before a new sign-in. */
    isRestored: found !== undefined,
    discard,
    giveUp: saving.giveUp,
    state: saving.state,
    /** Whether the refusal stands at a field, and need not be said again above the buttons. */
    isSaidAtField: named !== undefined,
  }
}

/** The record as it was when the draft was typed: what others changed since is a conflict, never lost. */
function recordBefore(
  resource: Resource,
  record: PortalRecord | undefined,
  { before, version }: Pick<Draft, 'before' | 'version'>,
): PortalRecord | undefined {
  if (!record || version === versionOf(record)) return record
  const kept = keptValues(resource.fields, before)
  const old = { ...record, ...recordWith(resource, Object.keys(kept), kept, record) }
  return withVersion(old, version)
}

function refusedField(
  resource: Resource,
  names: readonly string[],
  labels: Labels,
  state: SavingState,
): string | undefined {
  if (state.step !== 'refused' || state.error.kind !== 'refused') return undefined
  return fieldOfMessage(resource, names, labels, state.error.msg ?? '')
}

// What was typed stays; only the second password is typed anew.
function useRefusal(
  form: UseFormReturn<FormValues>,
  state: SavingState,
  named: string | undefined,
): void {
  useLayoutEffect(() => {
    const hasPassword = form.getValues(secondPwdName) !== undefined
    const isOpen = state.step === 'refused' || state.step === 'unknown'
    if (isOpen && hasPassword) form.setValue(secondPwdName, '')
    if (state.step !== 'refused') return
    if (named !== undefined) {
      const { message } = state.error
      form.setError(named, { type: 'gateway', message }, { shouldFocus: true })
    } else if (hasPassword) form.setFocus(secondPwdName)
  }, [form, state, named])
}
