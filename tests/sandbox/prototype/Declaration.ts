/** Of a declared resource what a prototype of its table is made from; the portal's own fit it. */
export type Declaration = {
  readonly name: string
  readonly path: string
  readonly component: string
  readonly permissions: string
  readonly fields: DeclaredFields
  readonly create?: DeclaredForm
  readonly edit?: DeclaredForm
  readonly remove?: boolean
  readonly actions?: Readonly<Record<string, DeclaredAction>>
}

export type DeclaredFields = Readonly<Record<string, DeclaredField>>

export type DeclaredField = {
  readonly kind: string
  readonly wire?: string
  readonly filter?: string
  readonly find?: boolean
  readonly required?: boolean
  readonly maxLength?: number
  readonly min?: number
  readonly max?: number
  readonly scale?: number
  readonly signed?: boolean
  readonly total?: string
  readonly dict?: { readonly entries: readonly (readonly string[])[] }
  readonly network?: string
  readonly resource?: string
  readonly range?: readonly [begin: string, end: string]
  readonly on?: string
  readonly off?: string
  readonly qr?: boolean
  readonly precision?: string
  readonly notBefore?: string
}

export type DeclaredForm = { readonly fields: readonly string[]; readonly secondFactor?: boolean }

export type DeclaredAction = {
  readonly when?: Readonly<Record<string, unknown>>
  readonly sets?: Readonly<Record<string, unknown>>
  readonly args?: DeclaredFields
  readonly secondFactor?: boolean
  readonly call?: { readonly method: 'PUT' | 'POST'; readonly path: string }
}
