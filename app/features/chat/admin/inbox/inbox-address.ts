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
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (filter) query.set('filter', filter)
  if (user) query.set('user', user)
  return query.size > 0 ? `/admin/messages?${query}` : '/admin/messages'
}
