import { dayIn } from '#app/contract/date-format.ts'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import { defineOrderedList } from '#app/platform/server/ordered/ordered.ts'
import type { Database } from '#database/connect.ts'
import {
  byCountry,
  type Scholarship,
  type ScholarshipChange,
  scholarshipsApi,
} from '../contract.ts'
import { manifest } from '../feature.ts'
import { listOpen } from './list-open.ts'
import { validateScholarship } from './validate-scholarship.ts'

const defaults = { country: '', level: '', note: '', is_published: false }

export const scholarships: Feature = {
  ...defineOrderedList<Scholarship>({
    manifest,
    api: scholarshipsApi,
    table: 'scholarships',
    columns: [
      'id',
      'title',
      'provider',
      'country',
      'level',
      'amount',
      'deadline',
      'source',
      'note',
      'is_published',
      'position',
    ],
    subject: 'scholarship',
    displayName: 'Scholarship',
    name: 'title',
    toRow: (stored: Scholarship) => ({ ...stored, is_published: Boolean(stored.is_published) }),
    toStored: (given: ScholarshipChange, before) =>
      toStored(before ? given : { ...defaults, ...given }),
    check: async (_db, _services, given: ScholarshipChange) => validateScholarship(given),
    isPublic: true,
    translated: ['title', 'provider', 'level', 'amount', 'note'],
    facts: { columns: ['amount', 'note'], page: byCountry.path },
    selectVisible: listOpen,
    toSearchEntry: ({ id, title, provider, level, amount, note }) => ({
      type: 'scholarship',
      address: byCountry.path,
      title,
      passages: [[provider, level, amount].filter(Boolean).join(', '), note]
        .filter(Boolean)
        .map((text) => ({ anchor: id, text })),
    }),
  }),
  listAddresses: async ({ db, office }) => {
    const { time_zone } = await office.read()
    const codes = await listCountries(db, dayIn(time_zone, new Date()))
    return { queryParams: [{ ...byCountry, values: codes.map((code) => code.toLowerCase()) }] }
  },
}

function toStored({ is_published, ...rest }: ScholarshipChange) {
  return { ...rest, is_published: is_published === undefined ? undefined : Number(is_published) }
}

/** Countries of open scholarships. */
async function listCountries(db: Database, today: string) {
  const rows = await db
    .selectFrom('scholarships')
    .select('country')
    .distinct()
    .where('is_published', '=', 1)
    .where('deleted_at', 'is', null)
    .where('deadline', '>=', today)
    .where('country', '!=', '')
    .orderBy('country')
    .execute()
  return rows.map(({ country }) => country)
}
