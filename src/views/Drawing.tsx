import { useEffect, useState } from 'react'
import type { DrawingName, DrawingOf } from './drawings/DrawingOf'

let known: typeof DrawingOf | undefined

/** A drawing that says at a glance what the words beside it say; its place is kept until it comes, if ever. */
export function Drawing({ name }: { name: DrawingName }) {
  const [state, setState] = useState({ Drawn: known })
  useEffect(() => {
    const draw = async () => {
      known ??= (await import('./drawings/DrawingOf')).DrawingOf
      setState({ Drawn: known })
    }
    draw().catch(() => undefined)
  }, [])
  const { Drawn } = state
  return (
    <span className="wd-drawing" aria-hidden="true">
      {Drawn && <Drawn name={name} />}
    </span>
  )
}
