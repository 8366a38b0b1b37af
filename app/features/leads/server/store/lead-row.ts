import type { Selectable } from 'kysely'
import { toPhoneticText } from '#app/base/server/name-spelling.ts'
import { digitsOf, toE164 } from '#app/base/server/phones.ts'
import { toSearchText } from '#database/sql-dialect.ts'
import type { Tables } from '#database/tables.ts'
import { Lead } from '../../contract.ts'
import { isExactKey, matchKeysOf } from '../matching/compare-people.ts'

type Row = Selectable<Tables['leads']>
export type StoredLead = Pick<Row, (typeof leadColumns)[number]>

export const leadColumns = Object.keys(Lead.properties) as (keyof Lead)[]

export const lists = ['emails', 'phones', 'phone_labels', 'countries', 'tags'] as const

export type List = (typeof lists)[number]

export function toLead(row: StoredLead): Lead {
  const read = lists.map((name) => [name, JSON.parse(row[name])])
  return { ...row, ...Object.fromEntries(read) } as Lead
}

/** Converts changed values to the stored format. */
export function toStored(change: Partial<Lead>) {
  const written = lists.flatMap((name) =>
    change[name] ? [[name, JSON.stringify(change[name])]] : [],
  )
  return { ...change, ...Object.fromEntries(written) } as Partial<StoredLead>
}

type Person = Pick<Lead, 'name' | 'emails' | 'phones'> & Partial<Pick<Lead, 'guardian_phone'>>

/** Search text: name, e-mails, and digits of phones as typed and in international format. */
export const toSearchColumns = ({ name, emails, phones, guardian_phone = '' }: Person) => ({
  search_text: toSearchText(
    name,
    ...emails,
    ...[...phones, guardian_phone].flatMap((phone) => [
      digitsOf(phone),
      digitsOf(toE164(phone) ?? ''),
    ]),
    toPhoneticText(name),
  ),
})

/** Match keys of a person. */
export const keysFor = (person: Person) => [...new Set(matchKeysOf(person))]

/** Returns the new values. Phone numbers are compared independent of spelling. */
export function listAdded(name: List, known: string[], said: string[]) {
  const grades = new Set(known.flatMap((value) => keysOfValue(name, value)))
  return said.filter((value) => {
    const own = keysOfValue(name, value)
    const isNew = !own.every((mark) => grades.has(mark))
    for (const mark of own) grades.add(mark)
    return isNew
  })
}

function keysOfValue(name: List, value: string) {
  const keys = exactKeysOf(name, value)
  return keys.length > 0 ? keys : [value]
}

/** Match keys of one value; a country or a tag has none. */
export const exactKeysOf = (name: List, value: string) =>
  keysFor({ name: '', emails: [], phones: [], [name]: [value] }).filter(isExactKey)

const blank = {
  ...{
    city: '',
    guardian_name: '',
    guardian_phone: '',
    guardian_relation: '',
    preferred_channel: '',
  },
  ...{ level: '', subject: '', intake: '', budget: null, test_scores: '' },
  ...{ qualification: '', qualification_year: '', grades: '', branch: '' },
  phone_labels: [],
  ...{ follow_up_at: null, follow_up_channel: '', follow_up_note: '', lost_reason: '', tags: [] },
} satisfies Partial<Lead>

/** A new lead with default values. */
export function toNewRow(
  known: Person &
    Pick<Lead, 'id' | 'countries' | 'stage_id' | 'owner_id' | 'created_at'> &
    Pick<
      Lead,
      'phone_labels' | 'channel' | 'source' | 'campaign' | 'page' | 'first_response_minutes'
    > & {
      isWaiting: boolean
    },
): Row {
  const { isWaiting, ...person } = known
  const lead: Lead = {
    ...blank,
    ...person,
    last_activity_at: known.created_at,
    awaiting_reply_since: isWaiting ? known.created_at : null,
    enquiries: 1,
  }
  return {
    ...(toStored(lead) as StoredLead),
    primary_lead_id: known.id,
    merged_into: null,
    deleted_at: null,
    ...toSearchColumns(lead),
  }
}
