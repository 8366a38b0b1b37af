import type { ApiClient } from '#app/contract/api-client.ts'
import { readPeople } from '#app/features/leads/admin/office-lists.ts'
import { applicationListApi } from '../../query-contract.ts'
import {
  type RateFilters,
  type RateGrouping,
  rateFilterNames,
  rateGroupings,
} from '../../rates-contract.ts'

export interface ReportQuery {
  from: string
  until: string
  by: RateGrouping
  filters: RateFilters
}

/** Reads the period, the grouping and the filters from the address of a screen. */
export function readQuery(
  request: Request,
  defaultGrouping: RateGrouping = 'institution',
): ReportQuery {
  const params = new URL(request.url).searchParams
  return {
    from: params.get('from') ?? '',
    until: params.get('until') ?? '',
    by: rateGroupings.find((each) => each === params.get('group_by')) ?? defaultGrouping,
    filters: Object.fromEntries(
      rateFilterNames.flatMap((name) => {
        const value = params.get(name)
        return value ? [[name, value]] : []
      }),
    ),
  }
}

/** The query of the API, and of the address of the screen. */
export const toQuerystring = ({ from, until, by, filters }: ReportQuery) =>
  Object.assign({ from: from || undefined, until: until || undefined, group_by: by }, filters)

/** Reads what names the values of filters and groups. */
export async function readNames(api: ApiClient) {
  const [people, options] = await Promise.all([
    readPeople(api),
    api.attempt(applicationListApi.options, {}),
  ])
  // People without the right to read leads have no values of the filters.
  return { people, options: options.ok ? options.value : undefined }
}
export type Names = Awaited<ReturnType<typeof readNames>>
