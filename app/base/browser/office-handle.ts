/** The `handle` of a route: screens of the back office and the login have `isOffice`. */
export type OfficeHandle = { isOffice?: boolean } | undefined
