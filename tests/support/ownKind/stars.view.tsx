import { TextFilter, TextInput, type KindView } from '@/engine/admin'
import type { StarsField } from './stars'

export const starsView: KindView<StarsField> = {
  cell: (value) => (
    <span role="img" aria-label={`${String(value)} stars`}>
      {'★'.repeat(Number(value))}
    </span>
  ),
  input: (props) => <TextInput {...props} attributes={{ inputMode: 'numeric' }} />,
  filter: TextFilter,
}
