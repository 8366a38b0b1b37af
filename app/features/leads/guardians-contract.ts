import { type Static, Type } from 'typebox'
import { Email, Id, IdParams, NoContent, PhonesText, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { leadFields } from './fields-contract.ts'

/** Limit of guardians per lead, with those of its merged leads. */
export const MAX_GUARDIANS = 10

/** A lead of a guardian. */
const Student = Type.Object({ id: Id, name: Type.String(), relation: Type.String() })

const Guardian = Type.Object({
  id: Id,
  name: Type.String(),
  /** As typed; '' if unknown. */
  phone: Type.String(),
  email: Type.String(),
})

/** A parent or another relative of a lead, who may write and ask on its behalf. */
export const LeadGuardian = Type.Object({
  ...Guardian.properties,
  /** For example "father". */
  relation: Type.String(),
  /** The guardian's other leads that the caller may view. */
  students: Type.Array(Student),
})
export type LeadGuardian = Static<typeof LeadGuardian>

export const FoundGuardian = Type.Object({ ...Guardian.properties, students: Type.Array(Student) })
export type FoundGuardian = Static<typeof FoundGuardian>

const details = {
  name: Text(leadFields.guardian_name.maxLength, 0),
  relation: Text(leadFields.guardian_relation.maxLength, 0),
  phone: PhonesText(0),
  email: Type.Union([Email, Type.Literal('')]),
  /** The first guardian is repeated by the fields `guardian_name` … of the lead. */
  is_first: Type.Boolean(),
}

export const GuardianChange = Type.Partial(Type.Object(details))
export type GuardianChange = Static<typeof GuardianChange>

const config = { access: 'administrator', right: 'leads:work', rowAccess: 'viewer-scope' } as const
const leadGuardian = Type.Object({ id: Id, guardian_id: Id })
const url = '/api/leads/:id/guardians/'

export const guardiansApi = {
  list: {
    method: 'GET',
    url: '/api/guardians/',
    schema: {
      summary: 'Find guardians by a part of their name, phone or e-mail address',
      querystring: Type.Object({ q: Text(200, 2) }),
      response: { 200: Type.Array(FoundGuardian) },
    },
    config,
  },
  add: {
    method: 'POST',
    url,
    schema: {
      summary:
        'Add a guardian to a lead: the known one with this phone or e-mail address and a similar name, else a new one',
      params: IdParams,
      body: GuardianChange,
      response: { 201: LeadGuardian },
    },
    config,
  },
  change: {
    method: 'PATCH',
    url: `${url}:guardian_id/`,
    schema: {
      summary:
        'Update a guardian for all students; `relation` and `is_first` only for this lead. Omitted fields stay unchanged',
      params: leadGuardian,
      body: GuardianChange,
      response: { 200: LeadGuardian },
    },
    config,
  },
  remove: {
    method: 'DELETE',
    url: `${url}:guardian_id/`,
    schema: {
      summary: 'Remove a guardian from a lead; a guardian without students is deleted',
      params: leadGuardian,
      response: { 204: NoContent },
    },
    config,
  },
} satisfies Record<string, Endpoint>
