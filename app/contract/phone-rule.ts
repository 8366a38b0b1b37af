/** The minimum number of digits in a phone number, and an example. */
export const phoneRule = { limit: 7, example: '+977 980-0000000' }
