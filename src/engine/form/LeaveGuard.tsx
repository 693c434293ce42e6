import { useCallback, useEffect, useId, useState } from 'react'
import { useNotify, useTranslate } from 'ra-core'
import { useBlocker, useLocation, useNavigate, type BlockerFunction } from 'react-router'
import { Button } from '@/engine/ui/Button'
import { TitledDialog } from '@/engine/ui/overlay/dialogs'
import { useSlot } from '@/engine/ui/late/slot'
import { useListener } from '@/engine/ui/useListener'
import {
  useOpenPages,
  type LeaveQuestion,
  type LossQuestion,
  type OpenPages,
  type UnsavedInput,
} from './openPages'
import { isDone, refreshedBy } from './pageCache'

const onPages: LossQuestion = { title: 'forms.leaveTitle', text: 'forms.leavePagesText' }

/** One router blocker and one dialog for all unsaved input of an admin. */
export const leaveGuard = <LeaveGuard />

function LeaveGuard() {
  const { question, dismiss } = useOpenPages()
  useWarning()
  const blocked = useBlocked()
  const asked = useSlot(question)
  const isBlocked = blocked !== undefined
  // the newer question is the one to answer
  useEffect(() => (isBlocked ? dismiss() : undefined), [isBlocked, dismiss])
  useEffect(() => dismiss, [dismiss])
  if (blocked) return <Question key="blocked" {...blocked} />
  if (!asked) return null
  const answer = (mayGo: boolean) => {
    question.put(undefined)
    asked.answer(mayGo)
  }
  return <Question key="asked" inputs={asked.inputs} answer={answer} />
}

function useBlocked(): LeaveQuestion | undefined {
  const here = useLocation()
  const pages = useOpenPages()
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => lostBy(pages, currentLocation, nextLocation).length > 0,
    [pages],
  )
  const blocker = useBlocker(shouldBlock)
  if (blocker.state !== 'blocked') return undefined
  return {
    inputs: lostBy(pages, here, blocker.location),
    answer: (mayGo) => (mayGo ? blocker.proceed() : blocker.reset()),
  }
}

type Where = Parameters<BlockerFunction>[0]['currentLocation']

function lostBy({ cache, unsaved }: OpenPages, from: Where, to: Where): readonly UnsavedInput[] {
  const refreshed = refreshedBy(to.pathname)
  const staysOpen = cache.keepsInput(from.pathname) && !isDone(to.state)
  return unsaved().filter(({ path, isOfQuery }) => {
    if (path === refreshed) return true
    if (path !== from.pathname) return false
    return path === to.pathname ? isOfQuery && from.search !== to.search : !staysOpen
  })
}

// the browser asks before a reload or a close
function useWarning(): void {
  const { hasUnsaved } = useOpenPages()
  useListener(window, 'beforeunload', (event) => {
    if (hasUnsaved()) event.preventDefault()
  })
}

/** Escape stays. */
function Question({ inputs, answer }: LeaveQuestion) {
  const id = useId()
  const t = useTranslate()
  const pages = useOpenPages()
  const save = useSaveAll()
  const [isSaving, setSaving] = useState(false)
  const [first, ...others] = inputs
  const isAlone = others.length === 0 && first !== undefined
  const names = inputs.every(pages.isShown)
    ? []
    : [...new Set(inputs.map((input) => nameOf(pages, input).name))]
  const isSavable = inputs.every(({ label }) => label !== undefined)
  const question = names.length === 0 && first ? first.question : onPages
  const stay = () => answer(false)
  return (
    <TitledDialog
      title={t(question.title)}
      onClose={stay}
      aria-describedby={id}
      maxWidth="xs"
      transitionDuration={0}
    >
      <div id={id}>
        <p>{t(question.text)}</p>
        {names.length > 0 && (
          <ul className="wd-leave-names">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="wd-dialog-buttons">
        <Button autoFocus onClick={stay}>
          {t('forms.stay')}
        </Button>
        <Button
          onClick={() => {
            for (const input of inputs) input.giveUp()
            answer(true)
          }}
        >
          {t('forms.leave')}
        </Button>
        {isSavable && (
          <Button
            look="primary"
            disabled={isSaving}
            onClick={() => {
              setSaving(true)
              void save(inputs, names.length > 0).then(answer)
            }}
          >
            {isAlone ? first.label : t('forms.saveAll')}
          </Button>
        )}
      </div>
    </TitledDialog>
  )
}

/** Returns false if an input could not be saved. */
function useSaveAll() {
  const navigate = useNavigate()
  const notify = useNotify()
  const pages = useOpenPages()
  return async (inputs: readonly UnsavedInput[], isNamed: boolean): Promise<boolean> => {
    for (const input of inputs) {
      // show the page with its problems
      if (!pages.isShown(input)) await navigate(pages.cache.addressOf(input.path))
      await whenShown(pages, input)
      if (!(await input.save())) {
        if (isNamed)
          notify('forms.notSaved', { type: 'warning', messageArgs: nameOf(pages, input) })
        return false
      }
      pages.cache.close(input.path)
    }
    return true
  }
}

async function whenShown({ isShown, follow }: OpenPages, input: UnsavedInput): Promise<void> {
  if (isShown(input)) return
  await new Promise<void>((resolve) => {
    const stop = follow(() => {
      if (!isShown(input)) return
      stop()
      resolve()
    })
  })
}

function nameOf({ cache }: OpenPages, { path }: UnsavedInput): { name: string } {
  return { name: cache.nameOf(path) }
}
