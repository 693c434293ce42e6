import { useCallback } from 'react'
import type { Field } from '@/engine/schema/field'
import { lazyView } from '@/engine/ui/late/lazyView'
import type { FieldOf, KindName } from '.'
import { ChoiceFilter, ChoiceInput, FlagInput } from './choices.inputs'
import { DecimalInput, NumberRangeFilter } from './numbers.inputs'
import { SecretInput } from './secret.input'
import { AreaInput, TextFilter, TextInput, UrlInput } from './inputs/TextInput'
import { TimeInput, TimeRangeFilter } from './time.inputs'
import { ImageInput } from './pictures/ImageInput'
import { referenceControls } from './reference/RefInput'
import { ListInput } from './table/ListInput'
import { RowsInput } from './table/RowsInput'
import { drawsNothing, useViewOf, type ControlsOf, type KindControls } from './view/kindView'

const chain: KindControls<FieldOf<'address'> | FieldOf<'hash'>> = {
  input: (props) => (
    <TextInput {...props} attributes={{ className: 'wd-input wd-mono', maxLength: 128 }} />
  ),
  filter: TextFilter,
}

// few forms have a grid, whose cells are inputs again
const MatrixInput = lazyView(async () => (await import('./table/MatrixInput')).MatrixInput)

/** A missing input or filter does not compile. The first rows need neither: forms and open filters bring them. */
const kindControls: ControlsOf<KindName> = {
  id: { input: TextInput, filter: TextFilter },
  text: {
    input: (props) => <TextInput {...props} attributes={{ placeholder: props.field.example }} />,
    filter: TextFilter,
  },
  longText: { input: AreaInput, filter: TextFilter },
  url: { input: UrlInput, filter: TextFilter },
  secret: { input: SecretInput, filter: drawsNothing },
  integer: {
    input: (props) => <TextInput {...props} attributes={{ inputMode: 'numeric' }} />,
    filter: (props) =>
      props.field.filter === 'range' ? <NumberRangeFilter {...props} /> : <TextFilter {...props} />,
  },
  decimal: { input: DecimalInput, filter: NumberRangeFilter },
  money: { input: DecimalInput, filter: NumberRangeFilter },
  computed: { input: drawsNothing, filter: drawsNothing },
  code: { input: ChoiceInput, filter: ChoiceFilter },
  remoteCode: { input: ChoiceInput, filter: ChoiceFilter },
  flag: { input: FlagInput, filter: ChoiceFilter },
  address: chain,
  hash: chain,
  time: { input: TimeInput, filter: TimeRangeFilter },
  ...referenceControls,
  list: { input: ListInput, filter: drawsNothing },
  rows: { input: RowsInput, filter: drawsNothing },
  matrix: {
    input: function Input(props) {
      return <MatrixInput {...props} controlsOf={useControlsOf()} />
    },
    filter: drawsNothing,
  },
  image: { input: ImageInput, filter: drawsNothing },
}

const builtIn: Readonly<Record<string, KindControls>> = kindControls

/** @throws {ConfigurationError} when the app has no view of that kind */
export function useControlsOf(): (field: Field) => KindControls {
  const viewOf = useViewOf()
  return useCallback(
    (field) => {
      const { input, filter } = viewOf(field)
      const { [field.kind]: known } = builtIn
      return {
        input: input ?? known?.input ?? drawsNothing,
        filter: filter ?? known?.filter ?? drawsNothing,
      }
    },
    [viewOf],
  )
}
