/** A message key with arguments, translated only where it is shown. */
export type Message = {
  readonly key: string
  readonly args?: Readonly<Record<string, string | number>>
}

/** Why an input is refused (specification §5); returned, never thrown. */
export type Issue = Message
