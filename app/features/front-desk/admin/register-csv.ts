import { nameCountries } from '#app/features/leads/admin/country-names.ts'
import { toCsvPhone } from '#app/features/leads/admin/lead-labels.ts'
import { toCsv } from '#app/platform/admin/list/csv.ts'
import type { Column } from '#app/platform/admin/list/list.ts'
import { saveFile } from '#app/platform/admin/save-file.ts'
import type { FrontDesk, Visit } from '../contract.ts'
import { visitStateLabels } from './register.tsx'

/** Downloads the register of a day. */
export function saveRegister({ day, visits, counsellors }: FrontDesk, timeZone: string) {
  const moment = (at: string | null) => (at ? new Date(at) : '')
  const columns: Column<Visit>[] = [
    { heading: 'Time', csv: ({ at }) => new Date(at) },
    { heading: 'Name', csv: ({ lead }) => lead.name },
    { heading: 'Phone', csv: ({ lead }) => lead.phones.map(toCsvPhone).join(', ') },
    { heading: 'What they want', csv: ({ purpose }) => purpose },
    { heading: 'Countries', csv: ({ lead }) => nameCountries(lead.countries) },
    {
      heading: 'Counsellor',
      csv: ({ counsellor_id }) => counsellors.find(({ id }) => id === counsellor_id)?.name ?? '',
    },
    { heading: 'Status', csv: ({ state }) => visitStateLabels[state] },
    { heading: 'With counsellor since', csv: ({ started_at }) => moment(started_at) },
    { heading: 'Left', csv: ({ ended_at }) => moment(ended_at) },
  ]
  saveFile(toCsv(columns, visits.toReversed(), timeZone), `visitors-${day}.csv`)
}
