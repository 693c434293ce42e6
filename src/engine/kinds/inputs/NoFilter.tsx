/** For kinds that a list is not narrowed by. */
export function NoFilter() {
  return null
}
