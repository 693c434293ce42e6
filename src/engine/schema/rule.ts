import type { Issue } from './issue'
import type { Breach, RuleKind } from './ruleKind'
import { anyOfRule, type AnyOf } from './rules/anyOf'
import { atMostRule, type AtMost } from './rules/atMost'
import { balancedRule, type Balanced } from './rules/balanced'

/** A fact that must hold within one record; plain data. */
export type Rule = Balanced | AtMost | AnyOf

/** Why a form is refused as a whole, and the fields in sight at which it is said, in the form's order. */
export type FormIssue = { readonly at: readonly string[]; readonly issue: Issue }

type Values = Readonly<Record<string, unknown>>

const kinds: { readonly [K in Rule['rule']]: RuleKind<Rule> } = {
  balanced: balancedRule,
  atMost: atMostRule,
  anyOf: anyOfRule,
}

function kindOf({ rule }: Rule): RuleKind<Rule> {
  return kinds[rule]
}

/** The fields that a rule speaks of, those of its condition among them. */
export function fieldsOfRule(rule: Rule): readonly string[] {
  return [...kindOf(rule).fields(rule), ...Object.keys('when' in rule ? (rule.when ?? {}) : {})]
}

/** How a stored record breaks a rule; `undefined` while it keeps it. */
export function breachOf(rule: Rule, record: Values): Breach | undefined {
  return kindOf(rule).breach?.(rule, record)
}

/**
 * Why a form is refused by a rule; `undefined` while it keeps it, and where none of the rule's fields is in
 * sight, since then the form can neither break nor mend it.
 *
 * @param record the record as it would be once saved; what is not in the form is as it was
 * @param inSight the form's fields in sight, in their order
 */
export function formIssueOf(
  rule: Rule,
  record: Values,
  inSight: readonly string[],
): FormIssue | undefined {
  const { fields, refusal } = kindOf(rule)
  const spoken = fields(rule)
  const at = inSight.filter((name) => spoken.includes(name))
  const issue = at.length > 0 ? refusal?.(rule, record) : undefined
  return issue && { at, issue }
}
