import { type Kind, f, field } from '@/engine/declare'
import type { KindView } from '@/engine/kinds/view/kindView'
import { kindViews } from '@/engine/kinds/views'
import { starsKind, type StarsField } from '@/tests/support/ownKind/stars'

const { samples, ...facetless } = starsKind
// @ts-expect-error a kind without its samples
void (facetless satisfies Kind<StarsField, number>)
const { sandboxColumn, ...columnless } = starsKind
// @ts-expect-error a kind without its column in the sandbox
void (columnless satisfies Kind<StarsField, number>)
const { text, ...others } = kindViews
// @ts-expect-error a table of views without one of the kinds
void (others satisfies typeof kindViews)
// @ts-expect-error a view without its filter
void ({ cell: () => null, input: () => null } satisfies KindView<StarsField>)
// @ts-expect-error a list of lists
f.list(f.list(f.text()))
// @ts-expect-error a table of secrets
f.rows({ password: f.secret() })

f.list(field(starsKind))
void [samples, sandboxColumn, text]
