import {
  defineResource,
  f,
  field,
  type Field,
  type FieldOptions,
  type Kind,
} from '@/engine/declare'

// #region kind
type StarsOptions = FieldOptions<'eq'> & {
  /** The most stars there can be; 5 by default. */
  readonly most?: number
}
export type StarsField = Field<'stars', StarsOptions, number>

/** A kind of field that the engine does not have: a rating. */
export const starsKind: Kind<StarsField, number> = {
  name: 'stars',
  parse: (wire) => (/^\d+$/.test(String(wire)) ? Number(wire) : null),
  format: (value) => `${value} of 5`,
  compare: (a, b) => a - b,
  validate: (input, { most = 5 }) =>
    /^\d$/.test(input) && Number(input) <= most
      ? undefined
      : { key: 'validation.max', args: { max: most } },
  fromInput: Number,
  sheetHolds: () => 'integer',
  toSheet: String,
  filterOps: ['eq'],
  sortable: true,
  sandboxColumn: 'numeric',
  samples: ({ most = 5 }) => ['1', String(most)],
}

export const stars = <const O extends StarsOptions = object>(options?: O) =>
  field<'stars', O, number>(starsKind, options)
// #endregion

/** A resource with such a field, which the sandbox serves from its declaration. */
export const hotel = defineResource('hotel', {
  path: '/store/hotel',
  component: 'store/hotel/index',
  permissions: 'store:hotel',
  title: 'name',
  fields: {
    id: f.id(),
    name: f.text({ required: true }),
    rating: stars({ filter: 'eq', required: true }),
    grades: f.list(stars({ most: 3 })),
  },
  list: { columns: ['id', 'name', 'rating'] },
  form: { fields: ['name', 'rating'] },
  export: true,
  import: {},
})
