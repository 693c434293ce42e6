/** The system pages: nobody needs them before the first page is there. */
export async function lateResources() {
  return (await import('@/resources/system')).systemResources
}
