export interface InboxView {
  /** Whose conversation is open. */
  user?: string
  q?: string
  isWaiting?: boolean
}

export function readView(searchParams: URLSearchParams): InboxView {
  return {
    user: searchParams.get('user') || undefined,
    q: searchParams.get('q')?.trim() || undefined,
    isWaiting: searchParams.get('filter') === 'waiting',
  }
}

export function addressOf({ user, q, isWaiting }: InboxView) {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(isWaiting && { filter: 'waiting' }),
    ...(user && { user }),
  }).toString()
  return `/admin/messages${query && `?${query}`}`
}
