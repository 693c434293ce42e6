import { useEffect, useState } from 'react'
import type { IllustrationName, IllustrationOf } from './illustrations/IllustrationOf'

let known: typeof IllustrationOf | undefined

/** Fetches the drawings: the one for a lost connection cannot come later. */
export async function loadIllustrations(): Promise<typeof IllustrationOf> {
  known ??= (await import('./illustrations/IllustrationOf')).IllustrationOf
  return known
}

/** A drawing that says at a glance what the words beside it say; its place is kept until it comes, if ever. */
export function Illustration({ name }: { name: IllustrationName }) {
  const [state, setState] = useState({ Drawn: known })
  useEffect(() => {
    loadIllustrations().then(
      (Drawn) => setState({ Drawn }),
      () => undefined,
    )
  }, [])
  const { Drawn } = state
  return (
    <span className="wd-illustration" aria-hidden="true">
      {Drawn && <Drawn name={name} />}
    </span>
  )
}
