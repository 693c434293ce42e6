import { useId, type ReactNode } from 'react'

type Props = {
  /** File types, as of an input's `accept`. */
  accept: string
  label: string
  limits: string
  isLocked?: boolean
  onFiles: (files: readonly File[]) => void
  children?: ReactNode
}

/** A button that opens the browser's file dialog. */
export function FileInput({ accept, label, limits, isLocked, onFiles, children }: Props) {
  const id = useId()
  return (
    <>
      <input
        id={id}
        className="wd-visually-hidden"
        type="file"
        accept={accept}
        disabled={isLocked}
        aria-describedby={`${id}-limits`}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // so that the same file can be chosen again, corrected
          target.value = ''
        }}
      />
      {children}
      <label className="wd-button" htmlFor={id} aria-disabled={isLocked}>
        {label}
      </label>
      <span className="wd-muted" id={`${id}-limits`}>
        {limits}
      </span>
    </>
  )
}
