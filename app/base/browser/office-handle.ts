/** What a page of the map says of itself: screens of the office and the doors to it say `isOffice`. */
export type OfficeHandle = { isOffice?: boolean } | undefined
