import { reauthenticationApi } from '#app/features/accounts/reauthentication-contract.ts'
import { type Column, type List, list } from '#app/platform/admin/list/list.ts'
import { SelectRowBox } from '#app/platform/admin/list/selection.tsx'
import { type Lead, leadsApi } from '../../contract.ts'
import { nameLead } from '../lead-labels.ts'
import { type ColumnId, createColumns } from './columns.tsx'
import { createFilters } from './filters.ts'
import type { ReferenceData } from './reference-data.ts'

export function createLeadList(reference: ReferenceData) {
  const columns = createColumns(reference)
  return list(leadsApi.list, {
    id: 'leads',
    title: 'Leads',
    plural: 'leads',
    describeEmpty: ({ q, filters }) =>
      q || Object.values(filters).some(Boolean)
        ? 'Search for part of a name, an email or a phone, or remove a filter.'
        : 'Leads are people who may become students. They come from the contact form and the chat, or you add them under Today.',
    firstAction: { label: 'Add a lead', to: '/admin/today' },
    countLabel: ['lead', 'leads'],
    search: { label: 'Search leads', placeholder: 'Name, phone, city or note' },
    filters: createFilters(reference),
    defaultSort: '-last_activity_at',
    paging: 'numbered',
    columns,
    csv: {
      file: 'leads',
      columns: Object.keys(columns) as ColumnId[],
      query: { with_notes: true },
      recordExport: (api) =>
        api.call(reauthenticationApi.recordExport, { body: { list: 'leads' } }),
    },
  })
}

/** Column widths add up for the default number of columns; more columns share the width equally. */
const MAX_WITH_WIDTHS = 8

/** Returns the list with the selection column, the name and these columns. */
export function withColumns(leads: List<Lead>, shown: string[]): List<Lead> {
  const all = Object.entries(leads.columns ?? {}).filter(
    ([id]) => id === 'name' || shown.includes(id),
  )
  const columns = all.map(([id, column]) => {
    if (all.length <= MAX_WITH_WIDTHS) return [id, column] as const
    return [id, { ...column, width: id === 'phone' ? 'w-40' : '' }] as const
  })
  const selectColumn: Column<Lead> = {
    heading: 'Select',
    width: 'w-20',
    cell: (lead) => <SelectRowBox id={lead.id} name={nameLead(lead)} />,
  }
  return { ...leads, columns: { chosen: selectColumn, ...Object.fromEntries(columns) } }
}
