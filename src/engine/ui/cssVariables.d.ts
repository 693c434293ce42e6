import 'react'

declare module 'react' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended
  interface CSSProperties {
    [name: `--wd-${string}`]: string | undefined
  }
}
