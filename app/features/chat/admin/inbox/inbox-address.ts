const filters = ['awaiting-reply', 'closed'] as const
type Filter = (typeof filters)[number]

export interface InboxView {
  /** The visitor whose conversation is open. */
  user?: string
  q?: string
  filter?: Filter | undefined
}

export function readView(searchParams: URLSearchParams): InboxView {
  return {
    user: searchParams.get('user') || undefined,
    q: searchParams.get('q')?.trim() || undefined,
    filter: filters.find((filter) => filter === searchParams.get('filter')),
  }
}

export function addressOf({ user, q, filter }: InboxView) {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(filter && { filter }),
    ...(user && { user }),
  }).toString()
  return `/admin/messages${query && `?${query}`}`
}
