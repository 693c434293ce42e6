import { useEffect } from 'react'
import { useTranslate } from 'ra-core'
import type { UseFormReturn } from 'react-hook-form'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { fieldsOfRule, formIssueOf, type FormIssue, type Rule } from '@/engine/schema/rule'
import { changedFields, recordWith, type Values } from '../data/formValues'
import { messageText } from '../data/labels'
import { useResource } from '../data/resource'

type Options = {
  readonly form: UseFormReturn<Record<string, string>>
  /** The fields in sight. */
  readonly typed: () => Values
  /** The record that the form is filled over. */
  readonly base: PortalRecord | undefined
}

// Tells a rule's message from that of a field's own kind.
const type = 'rule'

/** The rules between the fields of a form: said at the first field they speak of, the others marked. */
export function useFormRules({ form, typed, base }: Options) {
  const resource = useResource()
  const t = useTranslate()
  useEffect(() => {
    // what fills one field of a rule answers for the others
    const { unsubscribe } = form.watch(() => {
      const open = new Set(issuesOf(resource, typed(), base).flatMap(({ at }) => at))
      const isSettled = (name: string) =>
        form.getFieldState(name).error?.type === type && !open.has(name)
      const settled = Object.keys(form.getValues()).filter(isSettled)
      if (settled.length > 0) form.clearErrors(settled)
    })
    return unsubscribe
  }, [form, resource, typed, base])

  /**
   * Says which rules the form would break, and whether there is one; a field that is refused already keeps
   * its own message.
   *
   * @param over the record that the form is saved over
   */
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
  const inSight = Object.keys(values)
  const now = recordWith(resource, inSight, values, record)
  const touched = changedFields(resource, values, record)
  // a record that breaks a rule already can be edited elsewhere
  const isAsked = (rule: Rule) =>
    !record || fieldsOfRule(rule).some((name) => touched.includes(name))
  return (resource.rules ?? [])
    .filter(isAsked)
    .flatMap((rule) => formIssueOf(rule, now, inSight) ?? [])
}
