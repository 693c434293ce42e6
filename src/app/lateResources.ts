/** The first page needs none of the system pages. */
export async function lateResources() {
  return (await import('@/resources/system')).systemResources
}
