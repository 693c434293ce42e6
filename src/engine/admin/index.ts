export { bootAdmin } from './bootAdmin'
export { createAdmin, type Admin, type AdminOptions } from './createAdmin'
export type { AppConfig, Language } from '@/engine/config'
export type { AlertSource, AnnouncedAlert, CountedAlert } from '@/engine/data/live/alertSource'
export { HasPermi, HasRole, usePermission, useRole } from '@/engine/data/session'
export type { MessageSource } from '@/engine/messages/messages'
export { AreaInput, TextFilter, TextInput } from '@/engine/kinds/inputs/TextInput'
export { SelectFilter, SelectInput, ToggleFilter, type Choice } from '@/engine/kinds/choices.inputs'
export { useFieldControl, useTextControl } from '@/engine/kinds/inputs/fieldControl'
export { Labelled, LabelledFilter, type Notice } from '@/engine/kinds/inputs/Labelled'
export {
  drawsNothing,
  type CellContext,
  type FilterProps,
  type InputProps,
  type KindView,
} from '@/engine/kinds/view/kindView'
export type { Part, Parts, SectionProps } from '@/engine/kinds/view/parts'
