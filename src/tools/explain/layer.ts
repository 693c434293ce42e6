/**
 * Who may say something of a field, the lowest first: its kind; the portal, for all its resources; the
 * resource; the field's own options; the resource's `override`; the operator's saved view.
 */
export const layers = ['kind', 'project', 'resource', 'field', 'view', 'saved view'] as const

export type Layer = (typeof layers)[number]

/** A value of a property; `null` means none. */
export type LayerValue = string | number | boolean | null

/** The value of a property in each layer; layers without one are left out. */
export type LayerValues = { readonly [L in Layer]?: LayerValue | undefined }
