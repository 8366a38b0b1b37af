import type { ContactKey, ContactSort } from '../contract.ts'

/** What the address says to show. */
export interface ContactView {
  q: string
  sort: ContactSort
  /** From 1. */
  page: number
}

export const newestFirst: ContactSort = '-created_at'

/** Every order there is, as the select of small screens names it. */
export const sorts: [sort: ContactSort, label: string][] = [
  ['-created_at', 'Newest first'],
  ['created_at', 'Oldest first'],
  ['name', 'Name, A to Z'],
  ['-name', 'Name, Z to A'],
  ['email', 'Email, A to Z'],
  ['-email', 'Email, Z to A'],
  ['phone', 'Phone, lowest first'],
  ['-phone', 'Phone, highest first'],
  ['country', 'Preferred destination, A to Z'],
  ['-country', 'Preferred destination, Z to A'],
]

export function readView(query: URLSearchParams): ContactView {
  const [sort = newestFirst] = sorts.find(([each]) => each === query.get('sort')) ?? []
  const page = Math.floor(Number(query.get('page')))
  return { q: query.get('q')?.trim() ?? '', sort, page: page >= 1 && page < 10_000 ? page : 1 }
}

/** The address of a view; what is usual is left out. */
export function linkTo({ q, sort, page }: ContactView) {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(sort !== newestFirst && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/admin/contacts?${query}`.replace(/\?$/, '')
}

/** What a column's header leads to: dates begin with the newest, all else with A. */
export function toggle(sort: ContactSort, key: ContactKey): ContactSort {
  const usual = key === 'created_at' ? newestFirst : key
  if (sort !== usual) return usual
  return key === 'created_at' ? key : `-${key}`
}
