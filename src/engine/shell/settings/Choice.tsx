import { useId } from 'react'
import { useTranslate } from 'ra-core'

type ChoiceProps<V extends string> = {
  name: 'mode' | 'size'
  values: readonly V[]
  chosen: V
  onChoose: (value: V) => void
}

export function Choice<V extends string>({ name, values, chosen, onChoose }: ChoiceProps<V>) {
  const translate = useTranslate()
  const group = useId()
  return (
    <fieldset>
      <legend>{translate(`settings.${name}`)}</legend>
      <div className="wd-choice-row">
        {values.map((value) => (
          <label key={value} className="wd-choice">
            <input
              type="radio"
              name={group}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{translate(`settings.${name}s.${value}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
