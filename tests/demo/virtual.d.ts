declare module 'virtual:empty-cluster' {
  /** The address of the packed cluster. */
  const address: string
  export default address
}
