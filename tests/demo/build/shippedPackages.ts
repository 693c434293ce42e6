/** The packages that the sandbox brings into the demo; the portal has none of them. */
export const shippedPackages = ['@electric-sql/pglite', 'hono']
