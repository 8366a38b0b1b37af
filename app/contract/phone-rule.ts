/** The least of digits that a phone number has, and how one looks. */
export const phoneRule = { limit: 7, example: '+977 980-0000000' }
