import { useCallback, useEffect, useState } from 'react'
import { useNotify, useTranslate } from 'ra-core'
import { useBlocker, useLocation, useNavigate, type BlockerFunction } from 'react-router'
import { dropDraft, keepDrafts } from './drafts'
import { pageCacheSlot } from './pageCache'
import { LeaveDialog } from './LeaveDialog'
import { isDone, type LeaveGuard } from './leaving'
import { createSlot, useSlot } from '../ui/slot'
import {
  isInSight,
  unsavedInputs,
  whenShown,
  type LossQuestion,
  type UnsavedInput,
} from './unsaved'

type Question = {
  readonly inputs: readonly UnsavedInput[]
  readonly answer: (mayGo: boolean) => void
}

const asked = createSlot<Question>()

const onPages: LossQuestion = { title: 'forms.leaveTitle', text: 'forms.leavePagesText' }

/** The one guard of unsaved input: one router blocker, one dialog. */
export const leaveGuard: LeaveGuard = {
  Guard,
  isHolding: (paths) => unsavedInputs(paths).length > 0,
  ask: (paths) => {
    const inputs = unsavedInputs(paths)
    if (inputs.length === 0) return Promise.resolve(true)
    dismiss()
    return new Promise((resolve) => asked.put({ inputs, answer: resolve }))
  },
  isKeepable: () => unsavedInputs().every((input) => input.isKeepable),
  keep: () => {
    const inputs = unsavedInputs()
    const drafts = inputs.flatMap(({ draft }) => draft() ?? [])
    // the browser asks about what could not be stored
    if (drafts.length > 0 && !keepDrafts(drafts)) return
    for (const input of inputs) input.release()
  },
}

function Guard() {
  useWarning()
  const held = useBlocked()
  const question = useSlot(asked)
  const isHeld = held !== undefined
  // the newer question is the one to answer
  useEffect(() => (isHeld ? dismiss() : undefined), [isHeld])
  useEffect(() => dismiss, [])
  if (held) return <LeaveQuestion key="held" {...held} />
  if (!question) return null
  const answer = (mayGo: boolean) => {
    asked.put(undefined)
    question.answer(mayGo)
  }
  return <LeaveQuestion key="asked" inputs={question.inputs} answer={answer} />
}

/** Answers a question that nobody can answer any more: nothing goes. */
function dismiss(): void {
  const question = asked.get()
  asked.put(undefined)
  question?.answer(false)
}

/** Blocks a navigation that would lose input until the operator answers. */
function useBlocked(): Question | undefined {
  const here = useLocation()
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => lostBy(currentLocation, nextLocation).length > 0,
    [],
  )
  const blocker = useBlocker(shouldBlock)
  if (blocker.state !== 'blocked') return undefined
  return {
    inputs: lostBy(here, blocker.location),
    answer: (mayGo) => (mayGo ? blocker.proceed() : blocker.reset()),
  }
}

type Where = Parameters<BlockerFunction>[0]['currentLocation']

function lostBy(from: Where, to: Where): readonly UnsavedInput[] {
  const cache = pageCacheSlot.get()
  const refreshed = /^\/redirect(\/.*)$/.exec(to.pathname)?.[1]
  const staysAlive = cache?.isKept(from.pathname) === true && !isDone(to.state)
  return unsavedInputs().filter(({ path, isOfQuery }) => {
    if (path === refreshed) return true
    if (path !== from.pathname) return false
    return path === to.pathname ? isOfQuery && from.search !== to.search : !staysAlive
  })
}

// the browser asks about a reload or a close
function useWarning(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsavedInputs().length > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
}

function LeaveQuestion({ inputs, answer }: Question) {
  const t = useTranslate()
  const navigate = useNavigate()
  const notify = useNotify()
  const [isSaving, setSaving] = useState(false)
  const [first, ...others] = inputs
  const isAlone = others.length === 0 && first !== undefined
  const hidden = inputs.filter((input) => !isInSight(input))
  const names = hidden.length === 0 ? [] : [...new Set(inputs.map((input) => nameOf(input).name))]
  const saveAll = async () => {
    setSaving(true)
    for (const input of inputs) {
      // show the page with its problems
      if (!isInSight(input))
        await navigate(pageCacheSlot.get()?.addressOf(input.path) ?? input.path)
      await whenShown(input)
      if (!(await input.save())) {
        if (names.length > 0)
          notify('forms.notSaved', { type: 'warning', messageArgs: nameOf(input) })
        return answer(false)
      }
      pageCacheSlot.get()?.close(input.path)
    }
    return answer(true)
  }
  const leave = () => {
    for (const input of inputs) {
      const draft = input.draft()
      if (draft) dropDraft(draft)
      input.release()
    }
    answer(true)
  }
  const saveLabel = isAlone ? first.label : t('forms.saveAll')
  return (
    <LeaveDialog
      question={names.length === 0 && first ? first.question : onPages}
      names={names}
      submitLabel={inputs.every(isSavable) ? saveLabel : undefined}
      isSaving={isSaving}
      onSave={() => void saveAll()}
      onLeave={leave}
      onStay={() => answer(false)}
    />
  )
}

function isSavable({ label }: UnsavedInput): boolean {
  return label !== undefined
}

function nameOf({ path }: UnsavedInput): { name: string } {
  return { name: pageCacheSlot.get()?.nameOf(path) ?? path }
}
