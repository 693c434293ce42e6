export type ChainName = 'tron' | 'ethereum' | 'bitcoin'

/** What a pasted text is, read from its shape alone. */
export type Pasted =
  | {
      readonly is: 'address'
      readonly text: string
      readonly network: ChainName
      /** `none`: an Ethereum address in a single case. */
      readonly checksum: 'right' | 'wrong' | 'none'
    }
  | {
      readonly is: 'hash'
      /** 64 digits in lower case, without `0x`. */
      readonly text: string
      /** Known from a link only. */
      readonly network?: ChainName
    }
  /** The portal's short form, such as `9e0d60…978f18`. */
  | { readonly is: 'shortened'; readonly head: string; readonly tail: string }
  /** The beginning of an address or hash, too long or too odd for a number. */
  | { readonly is: 'part'; readonly text: string }
  /** An order number or id, whole or in part; perhaps the beginning of an address or hash. */
  | { readonly is: 'number'; readonly text: string }
  | { readonly is: 'nothing' }

/** A text by which a field's records are found. */
export type Wanted = {
  readonly text: string
  /** `part`: the value begins with it; `either`: the text may be whole or a part; `whole` by default. */
  readonly as?: 'part' | 'either'
  /** With which the value also ends. */
  readonly tail?: string
}
