/**
 * Stands for TypeBox in the browser's bundles: a contract's methods and addresses are needed
 * there, its schemas are not, since the server checks.
 */
export const Type: unknown = new Proxy({}, { get: () => () => ({}) })
