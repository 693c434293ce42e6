import { useRef, useState } from 'react'
import { useNotify, useTranslate } from 'ra-core'
import { flushSync } from 'react-dom'
import { errorText, GatewayError, isUnknownOutcome, useGateway } from '@/engine/data/gateway'
import { changePassword } from '@/engine/data/profile'
import type { Issue } from '@/engine/schema/issue'
import { rules, samePassword } from '@/engine/schema/validators/rules'
import { required } from '@/engine/schema/validators/general'
import { useUnsavedInput } from '@/engine/form/useUnsavedInput'
import type { Translate } from '@/engine/data/labels'

const names = ['oldPassword', 'newPassword', 'again'] as const

export type PasswordName = (typeof names)[number]
type Texts = Readonly<Record<PasswordName, string>>
type Problems = Readonly<Partial<Record<PasswordName, string>>>

const nothing: Texts = { oldPassword: '', newPassword: '', again: '' }

/** Only a refusal's words hint at its field; one about both passwords counts for the new one. */
const clues: readonly (readonly [RegExp, PasswordName])[] = [
  [/must not be|same|length|相同|长度|不能与/i, 'newPassword'],
  [/old|current|旧|原密码/i, 'oldPassword'],
]

export function usePasswordForm() {
  const t = useTranslate()
  const notify = useNotify()
  const gateway = useGateway()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(nothing)
  const [problems, setProblems] = useState<Problems>({})
  const [general, setGeneral] = useState<string>()
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)

  const submit = async (): Promise<boolean> => {
    if (isBusy.current) return false
    const found = problemsOf(typed, t)
    setGeneral(undefined)
    if (complain(found)) return false
    isBusy.current = true
    setSending(true)
    try {
      await changePassword(gateway, typed)
      setTyped(nothing)
      notify('profile.changed', { type: 'success' })
      return true
    } catch (error) {
      // a disabled input takes no focus
      flushSync(() => setSending(false))
      refuse(error)
      return false
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  function refuse(error: unknown) {
    if (!(error instanceof GatewayError)) throw error
    if (isUnknownOutcome(error)) return setGeneral(t('profile.passwordUnknown'))
    const text = errorText(error, t)
    const name = error.kind === 'refused' ? clues.find(([clue]) => clue.test(text))?.[1] : undefined
    if (name) complain({ [name]: text })
    else setGeneral(text)
  }

  function complain(found: Problems): boolean {
    setProblems(found)
    const first = names.find((name) => found[name] !== undefined)
    const input = first && form.current?.elements.namedItem(first)
    if (input instanceof HTMLInputElement) input.focus()
    return first !== undefined
  }

  const type = (name: PasswordName, text: string) => {
    setTyped((last) => ({ ...last, [name]: text }))
    setProblems((last) => ({ ...last, [name]: undefined }))
  }
  useUnsavedInput({
    label: t('profile.password'),
    isDirty: () => names.some((name) => typed[name] !== ''),
    save: submit,
  })
  return { form, typed, problems, general, isSending, type, submit }
}

function problemsOf(typed: Texts, t: Translate): Problems {
  const say = (issue: Issue | undefined, field = '') =>
    issue && t(issue.key, { field, ...issue.args })
  const found: Record<PasswordName, string | undefined> = {
    oldPassword: say(required(typed.oldPassword), t('profile.old')),
    newPassword: say(rules.newPassword(typed.newPassword)),
    again: say(samePassword(typed.newPassword, typed.again)),
  }
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined))
}
