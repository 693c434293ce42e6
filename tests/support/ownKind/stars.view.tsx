import { TextFilter, TextInput } from '@/engine/kinds/inputs/TextInput'
import type { KindView } from '@/engine/kinds/view/kindView'
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
