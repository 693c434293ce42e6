import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useForm } from 'react-hook-form'
import {
  changedFields,
  enteredValues,
  readNames,
  recordWith,
  startingValues,
  visibleFields,
  type Values,
} from '@/engine/data/formValues'
import { capital } from '@/engine/data/labels'
import { refresh } from '@/engine/data/refresh'
import { useSurface } from '@/engine/data/resource'
import {
  unreadOf,
  versionOf,
  withRead,
  withVersion,
  type PortalRecord,
} from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import type { Form } from '@/engine/schema/resource'
import { formFieldsOf } from '@/engine/schema/surfaces'
import type { Choices } from './ConflictDialog'
import { keptValues, useDraft, type Draft } from './drafts'
import { secondPwdName } from './FormFields'
import { refusedField, useRefusal } from './refusal'
import { useSubmission } from './submission'
import type { SavingInput, SavingResult, SavingWays } from './useEditing'
import { useFormRules } from './useFormRules'
import { useUnsavedInput } from './useUnsavedInput'

const nothing: Values = {}

export type RecordFormOptions = {
  spec: Form
  record?: PortalRecord
  /** Whether the record is not the fresh one yet: nothing can be typed, and that one then replaces it. Default false. */
  isLocked?: boolean
  given?: Values
  ways: SavingWays
  submitLabel: string
  /** Whether the pages of two records differ only in their query. */
  isOfQuery?: boolean
  /** The key of the message about a saved record. */
  savedText?: string
}

export function useRecordForm(options: RecordFormOptions) {
  const { resource, labels } = useSurface()
  const { spec, record, isLocked = false, given, ways, submitLabel, isOfQuery } = options
  const report = useReport(options.savedText)
  const names = useMemo(() => formFieldsOf(resource, spec), [resource, spec])
  const draft = useDraft({ form: `${resource.name}/${record?.id ?? ''}`, fields: resource.fields })
  const { found } = draft
  const firstBase = () => (found && !isLocked ? recordBefore(resource, record, found) : record)
  const firstValues = () => ({
    ...startingValues(resource, names, record, given),
    ...keptValues(resource.fields, isLocked ? undefined : found?.values),
  })
  const [base, setBase] = useState(firstBase)
  const form = useForm<Record<string, string>>({ defaultValues: firstValues() })
  useUnlocked(isLocked, () => {
    setBase(firstBase())
    const fresh = firstValues()
    // a reset renders every field
    if (names.some((name) => form.getValues(name) !== fresh[name])) form.reset(fresh)
  })
  const submission = useSubmission<SavingInput, SavingResult>({
    send: ways.send,
    refused: (error) => ({ step: 'refused', error }),
    readBack: async (input) => (await ways.check?.(input)) ?? { step: 'unknown' },
    unknown: { step: 'unknown' },
    intentOf: ({ values, over }) => [JSON.stringify([values, over])],
    isFinal: ({ step }) => step === 'saved' || step === 'unchanged',
  })
  const { state } = submission

  const typed = useCallback((): Values => {
    const values = form.getValues()
    const shown = visibleFields(resource, names, values, base)
    return enteredValues(resource, readNames(shown, base), values)
  }, [form, resource, names, base])
  const changed = () => changedFields(resource, typed(), base, given)
  const stored = useMemo(
    () => (base ? startingValues(resource, names, base) : nothing),
    [resource, names, base],
  )
  const breaksRule = useFormRules({ form, typed, base })

  const settle = (result: SavingResult | undefined): boolean => {
    if (result?.step !== 'saved' && result?.step !== 'unchanged') return false
    release()
    draft.forget()
    report(result.step)
    return true
  }

  const submit = async (over = base): Promise<boolean> => {
    let result: SavingResult | undefined
    await form.handleSubmit(
      async ({ [secondPwdName]: secondPwd }) => {
        if (breaksRule(over)) return
        result = await submission.send({ values: typed(), over, secondPwd })
      },
      (errors) => void breaksRule(over, Object.keys(errors)),
    )()
    return settle(result)
  }

  const release = useUnsavedInput({
    label: submitLabel,
    isDirty: () => changed().length > 0,
    save: () => submit(),
    draft: () => {
      const fields = changed()
      const version = base && versionOf(base)
      return draft.draftOf({
        values: enteredValues(resource, fields, form.getValues()),
        before: startingValues(resource, fields, base, given),
        ...(version !== undefined && { version }),
      })
    },
    ...(isOfQuery !== undefined && { isOfQuery }),
  })

  const resolve = (theirs: PortalRecord, choices: Choices) => {
    fill(
      theirs,
      names.filter((name) => choices[name] === 'theirs'),
    )
    setBase(theirs)
    // the form itself may refuse the choice
    submission.restart()
    return submit(theirs)
  }

  const fill = (from: PortalRecord, fields: readonly string[]) => {
    const texts = Object.entries(startingValues(resource, fields, from))
    for (const [name, text] of texts) form.setValue(name, text)
  }

  const readAgain = async () => {
    const fresh = await ways.read?.().catch(() => undefined)
    if (!fresh || !base) return
    const next = withRead(resource, base, fresh)
    const unread = unreadOf(next)
    fill(
      next,
      unreadOf(base).filter((name) => !unread.includes(name)),
    )
    setBase(next)
  }

  const discard = () => {
    draft.forget()
    setBase(record)
    form.reset(startingValues(resource, names, record, given))
  }

  const field = refusedField(state, { fields: resource.fields, names, labelOf: labels.field })
  const isOpen = state.step === 'refused' || state.step === 'unknown'
  useRefusal(form, { state, isOpen, field, isShownAtField: true })
  return {
    form,
    base,
    names,
    stored,
    typed,
    // only where it is needed, so that the fields have equal props
    readAgain: ways.read && unreadOf(base).length > 0 ? () => void readAgain() : undefined,
    submit: () => submit(),
    resolve,
    checkAgain: async () => settle(await submission.check()),
    restart: submission.restart,
    isRestored: found !== undefined && !isLocked,
    discard,
    giveUp: submission.giveUp,
    state,
    isShownAtField: field !== undefined,
  }
}

/** Runs once, before the frame in which a form that was locked opens. */
function useUnlocked(isLocked: boolean, run: () => void): void {
  const wasLocked = useRef(isLocked)
  useLayoutEffect(() => {
    if (isLocked || !wasLocked.current) return
    wasLocked.current = false
    run()
  })
}

function useReport(savedText = 'forms.saved') {
  const { resource, labels } = useSurface()
  const notify = useNotify()
  const queryClient = useQueryClient()
  return (step: 'saved' | 'unchanged') => {
    if (step === 'unchanged') return notify('forms.unchanged', { type: 'info' })
    notify(savedText, { type: 'success', messageArgs: { name: capital(labels.name) } })
    return refresh(queryClient, resource.cache)
  }
}

/** The record as of the draft, so that someone else's change since then is a conflict. */
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
