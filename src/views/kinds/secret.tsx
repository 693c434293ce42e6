import type { FieldOf } from '@/schema/kinds'
import type { InputProps, KindView } from '../kindView'
import { NoFilter } from './NoFilter'
import { TextInput } from './TextInput'

export const secretView: KindView<FieldOf<'secret'>> = {
  cell: () => <span className="wd-muted">••••••</span>,
  input: SecretInput,
  filter: NoFilter,
}

// Browsers offer saved logins for password inputs; 'one-time-code' keeps them and their saving away.
function SecretInput(props: InputProps<FieldOf<'secret'>>) {
  return <TextInput {...props} attributes={{ type: 'password', autoComplete: 'one-time-code' }} />
}
