/**
 * Rows per bulk request, which is one transaction: a refused request has changed none of them, and
 * other writers wait for few.
 */
export const MAX_BULK_ROWS = 50
