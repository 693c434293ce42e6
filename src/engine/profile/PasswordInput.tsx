import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { Icon } from '@/engine/ui/icons'
import { Labelled } from '@/engine/kinds/inputs/Labelled'

type Props = {
  name: string
  label: string
  note?: string | undefined
  value: string
  problem: string | undefined
  onType: (text: string) => void
}

/** A password under its label, which can be looked at while it is typed. */
export function PasswordInput({ name, label, note, value, problem, onType }: Props) {
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  const notice = problem === undefined ? undefined : { text: problem, isProblem: true }
  return (
    <Labelled name={name} label={label} note={note} field={{ required: true }} notice={notice}>
      <span className="wd-input-box" data-invalid={problem !== undefined}>
        <input
          id={`wd-${name}`}
          name={name}
          className="wd-input"
          type={isShown ? 'text' : 'password'}
          autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          aria-required
          aria-invalid={problem !== undefined}
          aria-describedby={`wd-${name}-help`}
          onChange={({ target }) => onType(target.value)}
        />
        <button
          type="button"
          className="wd-copy"
          aria-pressed={isShown}
          aria-label={t(isShown ? 'profile.hide' : 'profile.show', { field: label })}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      </span>
    </Labelled>
  )
}
