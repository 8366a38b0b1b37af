/** What a key of the API may be given the right to. */
export const rights = ['leads:create', 'reports:read'] as const
export type Right = (typeof rights)[number]
