/**
 * Who may say something of a field, the lowest first: its kind; the portal, for all its resources; the
 * resource; the field's own options; the resource's `override`; the operator's saved view.
 */
export const layers = ['kind', 'project', 'resource', 'field', 'view', 'saved view'] as const

export type Layer = (typeof layers)[number]

/** What is said of one property; `null` is none. */
export type Said = string | number | boolean | null

/** What each layer says of one property; who says nothing leaves it to the layers below. */
export type Says = { readonly [L in Layer]?: Said | undefined }
