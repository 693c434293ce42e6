import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { fieldsOfRule, formIssueOf, type FormIssue, type Rule } from '@/engine/schema/rule'
import { changedFields, recordWith, type Values } from '@/engine/data/formValues'
import { messageText } from '@/engine/data/labels'
import { useSurface } from '@/engine/data/resource'

type Options = {
  readonly form: UseFormReturn<Record<string, string>>
  readonly typed: () => Values
  readonly base: PortalRecord | undefined
}

/** Tells a rule's errors from those of the kinds. */
const type = 'rule'

export function useFormRules({ form, typed, base }: Options) {
  const { resource, t } = useSurface()
  useEffect(() => {
    // input in one field of a rule can settle the errors at the others
    const { unsubscribe } = form.watch(() => {
      const open = new Set(issuesOf(resource, typed(), base).flatMap(({ at }) => at))
      const isSettled = (name: string) =>
        form.getFieldState(name).error?.type === type && !open.has(name)
      const settled = Object.keys(form.getValues()).filter(isSettled)
      if (settled.length > 0) form.clearErrors(settled)
    })
    return unsubscribe
  }, [form, resource, typed, base])

  /** The message is at the rule's first field without an error; the others are marked. */
  return (over: PortalRecord | undefined, refused: readonly string[] = []): boolean => {
    const issues = issuesOf(resource, typed(), over)
    for (const { at, issue } of issues) {
      const [first, ...others] = at.filter((name) => !refused.includes(name))
      if (first === undefined) continue
      const message = messageText(issue, t)
      form.setError(first, { type, message }, { shouldFocus: refused.length === 0 })
      for (const name of others) form.setError(name, { type, message: '' })
    }
    return issues.length > 0
  }
}

function issuesOf(
  resource: Resource,
  values: Values,
  record: PortalRecord | undefined,
): readonly FormIssue[] {
  const names = Object.keys(values)
  const now = recordWith(resource, names, values, record)
  const touched = changedFields(resource, values, record)
  // a record that already breaks a rule can be edited elsewhere
  const applies = (rule: Rule) =>
    !record || fieldsOfRule(rule).some((name) => touched.includes(name))
  return (resource.rules ?? [])
    .filter(applies)
    .flatMap((rule) => formIssueOf(rule, now, names) ?? [])
}
