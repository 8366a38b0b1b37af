/** Has every property, as schemas have properties of schemas. */
const schema: unknown = new Proxy({}, { get: () => schema })

/**
 * Replaces TypeBox in browser bundles, which need methods and addresses, but no schemas, because
 * the server validates.
 */
export const Type: unknown = new Proxy({}, { get: () => () => schema })
