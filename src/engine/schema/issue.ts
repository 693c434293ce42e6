/** A message key and its arguments, which become text in the reader's language at the edge. */
export type Message = {
  readonly key: string
  readonly args?: Readonly<Record<string, string | number>>
}

/** Why an input is refused (specification §5); returned, never thrown. */
export type Issue = Message
