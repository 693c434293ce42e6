import { describe, expect, it } from 'vitest'
import { withdrawalStatus } from '@/resources/dicts'
import { f, tron, usdt } from '@/engine/declare'
import type { Field, FieldMap } from '@/engine/schema/field'
import { fillable } from '@/tests/support/fillable'
import { renderDrawn, renderInputs } from '@/tests/support/renderKind'
import { useControlsOf } from '@/engine/kinds/controls'
import type { FilterProps } from '@/engine/kinds/view/kindView'

const typed: FieldMap = {
  id: f.id({ filter: 'eq' }),
  text: f.text({ filter: 'like' }),
  longText: f.longText(),
  integer: f.integer(),
  decimal: f.decimal({ scale: 2 }),
  amount: usdt(),
  address: tron.address({ find: true }),
  hash: tron.hash({ find: true }),
  url: f.url(),
  image: f.image(),
  time: f.time({ filter: 'range' }),
  list: f.list(f.text()),
  ref: f.ref('store', 'nick', { filter: 'eq' }),
  status: f.code(withdrawalStatus, { filter: 'in' }),
  secret: f.secret(),
}

describe('E20: no browser fills a saved login into', () => {
  it('an input of any kind; one for a secret keeps them away', async () => {
    await renderInputs(typed)
    const { secret, ...others } = fillable(document)
    expect(secret).toBe('one-time-code')
    expect(Object.keys(others).length).toBeGreaterThan(10)
    expect(new Set(Object.values(others))).toEqual(new Set(['off']))
  })

  it('a filter of any kind', async () => {
    await renderDrawn(() =>
      Object.entries(typed)
        .filter(([, field]) => field.filter)
        .map(([name, field]) => {
          const box = { name, label: name, field, value: undefined }
          return <AnyFilter key={name} {...box} onChange={() => {}} />
        }),
    )
    const boxes = Object.values(fillable(document))
    expect(boxes.length).toBeGreaterThanOrEqual(6)
    expect(new Set(boxes)).toEqual(new Set(['off']))
  })
})

function AnyFilter(props: FilterProps<Field>) {
  const { filter: KindFilter } = useControlsOf()(props.field)
  return <KindFilter {...props} />
}
