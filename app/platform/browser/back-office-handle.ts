/** The `handle` of a route. Screens of the back office and the login have `isBackOffice`. */
export type BackOfficeHandle = { isBackOffice?: boolean } | undefined
