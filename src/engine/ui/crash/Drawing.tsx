import { useEffect, useState } from 'react'
import type { DrawingName, DrawingOf } from './drawings/DrawingOf'

let known: typeof DrawingOf | undefined

/** Fetches the drawings: the one for a lost connection cannot come later. */
export async function loadDrawings(): Promise<typeof DrawingOf> {
  known ??= (await import('./drawings/DrawingOf')).DrawingOf
  return known
}

/** A drawing that says at a glance what the words beside it say; its place is kept until it comes, if ever. */
export function Drawing({ name }: { name: DrawingName }) {
  const [state, setState] = useState({ Drawn: known })
  useEffect(() => {
    loadDrawings().then(
      (Drawn) => setState({ Drawn }),
      () => undefined,
    )
  }, [])
  const { Drawn } = state
  return (
    <span className="wd-drawing" aria-hidden="true">
      {Drawn && <Drawn name={name} />}
    </span>
  )
}
