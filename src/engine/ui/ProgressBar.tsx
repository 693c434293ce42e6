import './progressBar.css'

type Props = {
  label: string
  text: string
  done: number
  /** Undefined while the end is unknown. */
  total: number | undefined
}

export function ProgressBar({ label, text, done, total }: Props) {
  const known = total !== undefined && { value: done, max: Math.max(total, 1) }
  return (
    <div className="wd-progress">
      <progress aria-label={label} {...known} />
      <p role="status">{text}</p>
    </div>
  )
}
