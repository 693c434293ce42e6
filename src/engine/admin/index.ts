export { bootAdmin } from './bootAdmin'
export { createAdmin, type Admin, type AdminOptions } from './createAdmin'
export type { AppConfig, Language } from '../config'
export type { AlertSource, AnnouncedAlert, CountedAlert } from '../data/live/alertSource'
export type { MessageSource } from '../messages/messages'
export { AreaInput, TextFilter, TextInput } from '../kinds/inputs/TextInput'
export { SelectFilter, SelectInput, ToggleFilter, type Choice } from '../kinds/inputs/choices'
export { useFieldControl, useTextControl } from '../kinds/inputs/fieldControl'
export { Labelled, LabelledFilter, type Notice } from '../kinds/inputs/Labelled'
export {
  drawsNothing,
  type CellContext,
  type FilterProps,
  type InputProps,
  type KindView,
} from '../kinds/view/kindView'
export type { Part, Parts, SectionProps } from '../kinds/view/parts'
