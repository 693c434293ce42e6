import type { FieldOf } from '@/engine/kinds'
import type { InputProps, KindView } from './view/kindView'
import { NoFilter } from './inputs/NoFilter'
import { PresetButton } from './inputs/PresetButton'
import { RevealedSecret } from './RevealedSecret'
import { TextInput } from './inputs/TextInput'

export const secretView: KindView<FieldOf<'secret'>> = {
  cell: () => <Mask />,
  whole: (_value, { reveal }, { at }) =>
    reveal && at ? <RevealedSecret at={at} mask={<Mask />} /> : <Mask />,
  drawsMissing: true,
  input: SecretInput,
  filter: NoFilter,
}

function Mask() {
  return <span className="wd-muted">••••••</span>
}

// Browsers offer saved logins for password inputs; 'one-time-code' keeps them and their saving away.
function SecretInput(props: InputProps<FieldOf<'secret'>>) {
  const { name, field } = props
  return (
    <TextInput
      {...props}
      attributes={{ type: 'password', autoComplete: 'one-time-code' }}
      aside={field.preset && <PresetButton name={name} preset={field.preset} />}
    />
  )
}
