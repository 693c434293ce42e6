import type { KindName } from '.'
import { chainView } from './chain/chain.view'
import { choiceViews } from './choices.view'
import { numberViews } from './numbers.view'
import { imageView } from './pictures/image.view'
import { referenceViews } from './reference/ref.view'
import { tableViews } from './table/table.view'
import { textViews } from './texts.view'
import { timeView } from './time.view'
import type { ViewsOf } from './view/kindView'

/** A missing view does not compile. */
export const kindViews: ViewsOf<KindName> = {
  ...textViews,
  ...numberViews,
  ...choiceViews,
  address: chainView,
  hash: chainView,
  time: timeView,
  ...referenceViews,
  ...tableViews,
  image: imageView,
}
