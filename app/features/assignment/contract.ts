import { type Static, Type } from 'typebox'
import { Id, IdParams, NoContent, Position, Text, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { orderedListApi } from '#app/contract/ordered-list.ts'

const ruleFields = {
  name: Text(60),
  /**
   * Two-letter codes of ISO 3166; a lead matches if it has one of them. An empty list matches all
   * leads.
   */
  countries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 60 }),
  /** The name of a branch in the office profile; '' matches all leads. */
  branch: Text(60, 0),
  /** Administrators, in round robin order. */
  counsellor_ids: Type.Array(Id, { minItems: 1, maxItems: 50, uniqueItems: true }),
}

const NewAssignmentRule = Type.Object({
  ...ruleFields,
  countries: Type.Optional(ruleFields.countries),
  branch: Type.Optional(ruleFields.branch),
  position: Type.Optional(Position),
})
export type NewAssignmentRule = Static<typeof NewAssignmentRule>

/** Assigns leads of some countries or a branch by round robin. The first matching rule decides. */
const AssignmentRule = Type.Object({ id: Id, ...ruleFields, position: Type.Integer() })
export type AssignmentRule = Static<typeof AssignmentRule>

export const assignmentRulesApi = orderedListApi('/api/assignment-rules/', {
  singular: 'lead assignment rule',
  row: AssignmentRule,
  createBody: NewAssignmentRule,
  updateBody: Type.Partial(NewAssignmentRule),
  readConfig: { access: 'administrator', right: 'settings:change' },
  writeConfig: { access: 'administrator', right: 'settings:change' },
})

const period = {
  from_at: Timestamp,
  /** null when the end is unknown. */
  until_at: Type.Union([Timestamp, Type.Null()]),
}

/** A person who is absent gets no leads by round robin. */
const Absence = Type.Object({ /** Id of the administrator. */ id: Id, ...period })
export type Absence = Static<typeof Absence>

const config = { access: 'administrator', right: 'leads:work', rowAccess: 'none' } as const
const url = '/api/absences/'

export const absencesApi = {
  list: {
    method: 'GET',
    url,
    schema: {
      summary: 'List present and future absences',
      response: { 200: Type.Array(Absence) },
    },
    config,
  },
  set: {
    method: 'PUT',
    url: `${url}:id/`,
    schema: {
      summary: 'Set the absence of an administrator',
      params: IdParams,
      body: Type.Object(period),
      response: { 200: Absence },
    },
    config,
  },
  remove: {
    method: 'DELETE',
    url: `${url}:id/`,
    schema: {
      summary: 'Delete the absence of an administrator',
      params: IdParams,
      response: { 204: NoContent },
    },
    config,
  },
} satisfies Record<string, Endpoint>
