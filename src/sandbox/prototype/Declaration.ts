import type { facets, Find } from '@/engine/schema/field'
import type { Kind } from '@/engine/schema/kind'

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
  readonly export?: boolean
  readonly actions?: Readonly<Record<string, DeclaredAction>>
  readonly rules?: readonly DeclaredRule[]
}

/** Of the rules between fields a gateway enforces that one of several is filled. */
export type DeclaredRule = {
  readonly rule: string
  readonly fields?: readonly string[]
  readonly when?: DeclaredConditions
}

/** Values that fields must have; a list means any of them. */
export type DeclaredConditions = Readonly<Record<string, unknown>>

export type DeclaredFields = Readonly<Record<string, DeclaredField>>

export type DeclaredField = {
  readonly kind: string
  /** Carried by fields that are not written by hand. */
  readonly [facets]?: Kind
  readonly wire?: string
  readonly filter?: string
  readonly find?: Find
  readonly required?: boolean
  readonly maxLength?: number
  readonly min?: number
  readonly max?: number
  readonly rule?: string
  readonly scale?: number
  readonly signed?: boolean
  readonly positive?: boolean
  readonly zero?: boolean
  readonly unit?: string
  readonly total?: string
  readonly dict?: DeclaredDict | undefined
  readonly fallback?: DeclaredDict
  readonly network?: string
  readonly resource?: string
  readonly top?: string
  readonly range?: readonly [begin: string, end: string]
  readonly on?: string
  readonly off?: string
  readonly qr?: boolean
  readonly precision?: string
  readonly notBefore?: string
  readonly item?: DeclaredField
  readonly wireAs?: string
  readonly maxItems?: number
  readonly columns?: DeclaredFields
  readonly steps?: readonly [from: string, to: string]
  readonly maxRows?: number
  readonly visibleWhen?: DeclaredConditions
}

export type DeclaredDict = { readonly entries: readonly (readonly string[])[] }

export type DeclaredForm = { readonly fields: readonly string[]; readonly secondFactor?: boolean }

export type DeclaredAction = {
  readonly when?: DeclaredConditions
  readonly sets?: Readonly<Record<string, unknown>>
  readonly args?: DeclaredFields
  readonly secondFactor?: boolean
  readonly permission?: string
  readonly call?: {
    readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
    readonly path: string
  }
}
