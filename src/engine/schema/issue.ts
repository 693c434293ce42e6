/** Words to be: a message key and its arguments. Text is made at the edge, in the reader's language. */
export type Message = {
  readonly key: string
  readonly args?: Readonly<Record<string, string | number>>
}

/** Why an input is refused (specification §5); returned, never thrown. */
export type Issue = Message
