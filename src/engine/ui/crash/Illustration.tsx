import { useEffect, useState } from 'react'
import type { IllustrationName, IllustrationOf } from './illustrations/IllustrationOf'

let known: typeof IllustrationOf | undefined

/** Loads all illustrations early: the offline one can't be loaded when it is needed. */
export async function loadIllustrations(): Promise<typeof IllustrationOf> {
  known ??= (await import('./illustrations/IllustrationOf')).IllustrationOf
  return known
}

/** A decorative illustration; its space is reserved until it loads. */
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
