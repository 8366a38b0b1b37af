import type { Selectable } from 'kysely'
import { isExactKey, matchKeysOf } from '#app/features/lead-matching/server/compare-people.ts'
import { toPhoneticText } from '#app/platform/server/text/name-spelling.ts'
import { digitsOf, toE164 } from '#app/platform/server/text/phones.ts'
import type { Tables } from '#database/schema/tables.ts'
import { toSearchText } from '#database/sql-dialect.ts'
import { Lead } from '../../contract.ts'

type Row = Selectable<Tables['leads']>
export type StoredLead = Pick<Row, (typeof leadColumns)[number]>

export const leadColumns = Object.keys(Lead.properties) as (keyof Lead)[]

export const lists = ['emails', 'phones', 'phone_labels', 'countries', 'tags'] as const

export type List = (typeof lists)[number]

export function toLead(row: StoredLead): Lead {
  const parsedLists = lists.map((name) => [name, JSON.parse(row[name])])
  return { ...row, ...Object.fromEntries(parsedLists) } as Lead
}

/** Converts changed fields to the form in which they are stored. */
export function toStored(change: Partial<Lead>) {
  const storedLists = lists.flatMap((name) =>
    change[name] ? [[name, JSON.stringify(change[name])]] : [],
  )
  return { ...change, ...Object.fromEntries(storedLists) } as Partial<StoredLead>
}

type Person = Pick<Lead, 'name' | 'emails' | 'phones'> & Partial<Pick<Lead, 'guardian_phone'>>

/** The search text has the name, e-mails, and phone digits as typed and in international form. */
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

/** Returns the match keys of a person. */
export const keysFor = (person: Person) => [...new Set(matchKeysOf(person))]

/**
 * Returns the values that are not in the list. The spelling of phone numbers makes no difference.
 */
export function listAdded(name: List, current: string[], values: string[]) {
  const currentKeys = new Set(current.flatMap((value) => keysOfValue(name, value)))
  return values.filter((value) => {
    const valueKeys = keysOfValue(name, value)
    const isNew = !valueKeys.every((key) => currentKeys.has(key))
    for (const key of valueKeys) currentKeys.add(key)
    return isNew
  })
}

function keysOfValue(name: List, value: string) {
  const keys = exactKeysOf(name, value)
  return keys.length > 0 ? keys : [value]
}

/** Returns the exact match keys of one value. Countries and tags have none. */
export const exactKeysOf = (name: List, value: string) =>
  keysFor({ name: '', emails: [], phones: [], [name]: [value] }).filter(isExactKey)

const emptyFields = {
  city: '',
  guardian_name: '',
  guardian_phone: '',
  guardian_relation: '',
  preferred_channel: '',
  level: '',
  subject: '',
  intake: '',
  budget: null,
  test_scores: '',
  qualification: '',
  qualification_year: '',
  grades: '',
  branch: '',
  phone_labels: [],
  follow_up_at: null,
  follow_up_channel: '',
  follow_up_note: '',
  lost_reason: '',
  tags: [],
} satisfies Partial<Lead>

/** Returns the row of a new lead. */
export function toNewRow(
  values: Person &
    Pick<Lead, 'id' | 'countries' | 'stage_id' | 'owner_id' | 'created_at'> &
    Pick<
      Lead,
      'phone_labels' | 'channel' | 'source' | 'campaign' | 'page' | 'first_response_minutes'
    > & {
      isWaiting: boolean
    },
): Row {
  const { isWaiting, ...person } = values
  const lead: Lead = {
    ...emptyFields,
    ...person,
    last_activity_at: values.created_at,
    awaiting_reply_since: isWaiting ? values.created_at : null,
    enquiries: 1,
  }
  return {
    ...(toStored(lead) as StoredLead),
    primary_lead_id: values.id,
    merged_into: null,
    deleted_at: null,
    ...toSearchColumns(lead),
  }
}
