import type { Resource } from '@/schema'
import { actionOf } from './deed'
import { viewOf } from './kinds'
import { SecondPassword } from './SecondPassword'
import { humanize, type Words } from './words'

type Props = { resource: Resource; words: Words; action: string }

/** What the operator adds to an action: its arguments, and the second password where it is asked for. */
export function ActionInputs({ resource, words, action }: Props) {
  const { args = {}, secondFactor } = actionOf(resource, action)
  return (
    <>
      {Object.entries(args).map(([name, field]) => {
        const { input: Input } = viewOf(field)
        const known = words.t(`actions.args.${name}`, { _: humanize(name) })
        const label = words.t(`resources.${resource.name}.args.${name}`, { _: known })
        return <Input key={name} name={name} field={field} label={label} words={words} />
      })}
      {secondFactor && <SecondPassword words={words} />}
    </>
  )
}
