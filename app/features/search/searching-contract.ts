/** The search page, for example /search?q=visa. */
export const searching = { path: '/search', name: 'q', maxLength: 100 } as const
