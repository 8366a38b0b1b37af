import { isDay } from '#app/contract/calendar.ts'
import type { Column, List, View } from './list.ts'

type AnyList = Pick<List<never>, 'id' | 'filters' | 'defaultSort' | 'columns'>

/** Returns all sort orders with their names. Those of the default column come first. */
export function listSorts({ columns = {}, defaultSort = '' }: AnyList) {
  const isDefault = ({ sort }: Column<never>) => sort !== undefined && defaultSort.endsWith(sort)
  return Object.values<Column<never>>(columns)
    .toSorted((a, b) => Number(isDefault(b)) - Number(isDefault(a)))
    .flatMap(ordersOf)
}

/** Returns the sort orders of a column, the default first. */
export function ordersOf({ heading, sort, orders }: Column<never>): [string, string][] {
  const alphabetical: [string, string][] = [
    [`${sort}`, `${heading}, A to Z`],
    [`-${sort}`, `${heading}, Z to A`],
  ]
  return orders ?? (sort ? alphabetical : [])
}

export function readView(list: AnyList, query: URLSearchParams): View {
  const { filters = {}, defaultSort = '' } = list
  const [sort = defaultSort] = listSorts(list).find(([each]) => each === query.get('sort')) ?? []
  const page = Math.floor(Number(query.get('page')))
  const filterValues = Object.entries(filters).map(([name, { options, type = 'date' }]) => {
    const value = query.get(name) ?? ''
    const isValid = options ? Object.hasOwn(options, value) : isOfType[type](value)
    return [name, isValid ? value : '']
  })
  return {
    q: query.get('q')?.trim() ?? '',
    sort,
    page: page >= 1 && page < 10_000 ? page : 1,
    before: query.get('before') ?? '',
    filters: Object.fromEntries(filterValues),
  }
}

const isOfType = {
  text: () => true,
  number: (value: string) => /^\d{1,9}$/.test(value),
  date: isDay,
}

/** Returns the address of a view; defaults are left out. */
export function toListAddress(list: AnyList, { q, sort, page, before, filters }: View) {
  const values = {
    ...filters,
    q,
    sort: sort === list.defaultSort ? '' : sort,
    page: page > 1 ? String(page) : '',
    before,
  }
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value))
  return `/admin/${list.id}?${query}`.replace(/\?$/, '')
}

/** The paging of a view after a new sort order or search, which starts on the first page. */
export const firstPage = { page: 1, before: '' }

/** Whether a search or a filter leaves out rows. */
export const isFiltered = ({ q, filters }: View) => q !== '' || Object.values(filters).some(Boolean)
