import { type Static, Type } from 'typebox'
import {
  DateOrTimestamp,
  Id,
  IdParams,
  MultilineText,
  NoContent,
  OptionalCountry,
  OptionalDay,
  Text,
  Timestamp,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { bodyWithSeen } from '#app/contract/seen.ts'
import { MAX_COURSE_NAME, MAX_INSTITUTION_NAME } from './institutions-contract.ts'
import { Amount, Currency } from './money-contract.ts'
import { outcomeReasons, outcomes, visaDecisions } from './outcomes-contract.ts'
import { MissingDocument } from './step-documents-contract.ts'

/** Limit per lead, including its merged leads. */
export const MAX_APPLICATIONS = 50

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])

const details = {
  /** Its name. A new one is added to the office's institutions. */
  institution: Text(MAX_INSTITUTION_NAME),
  campus: Text(100, 0),
  /** Its name; '' if unknown. A new one is added to the courses of the institution. */
  course: Text(MAX_COURSE_NAME, 0),
  level: Text(60, 0),
  /** Year and month like "2027-09"; '' if unknown. */
  intake: Type.String({ pattern: '^(20[0-9]{2}-(0[1-9]|1[0-2]))?$' }),
  /** '' if unknown. */
  country: OptionalCountry,
  track_id: Id,
  /** Through whom the application is sent; '' if directly. */
  partner: Text(150, 0),
  /** The administrator who works on it; null: the lead's counsellor. */
  owner_id: orNull(Id),
  application_no: Text(60, 0),
  offer_no: Text(60, 0),
  currency: Currency,
  fee: Amount,
  fee_due_on: OptionalDay,
  fee_paid: Amount,
  fee_paid_on: OptionalDay,
  deposit: Amount,
  deposit_due_on: OptionalDay,
  deposit_paid: Amount,
  deposit_paid_on: OptionalDay,
  /** Conditions of the offer. */
  conditions: MultilineText(1000, 0),
  conditions_met_on: OptionalDay,
  /** What shows that they are met. */
  conditions_evidence: Text(300, 0),
  visa_decision: orNull(Type.Enum([...visaDecisions])),
  visa_decided_on: OptionalDay,
}

/** The next deadline, which is a task of the lead. */
const deadline = {
  /** A day, by whose end it is due, or a time; null for none. */
  deadline: orNull(DateOrTimestamp),
  deadline_note: Text(200, 0),
}

const outcome = {
  /** null while it is open. */
  outcome: orNull(Type.Enum([...outcomes])),
  /** One of the reasons of the outcome; '' for none. */
  outcome_reason: Type.Enum(['', ...outcomeReasons]),
  outcome_note: Text(500, 0),
  /** Default: today. */
  decided_on: OptionalDay,
}

/** A step that the application has been in. */
const StepVisit = Type.Object({
  step_id: Id,
  entered_at: Timestamp,
  /** null for the present step. */
  exited_at: orNull(Timestamp),
  /** The date, number or note of the step. */
  value: Type.String(),
  /** Why it was reached without its documents; '' for no override. */
  override_reason: Type.String(),
  /** Name of the administrator. */
  by: Type.String(),
})

/** An application of a lead for a course at an institution. */
export const Application = Type.Object({
  id: Id,
  /** The lead, which may be merged into another. */
  lead_id: Id,
  institution_id: Id,
  ...details,
  /** The name of the institution in Nepali; '' if it has none. */
  institution_ne: Type.String(),
  step_id: Id,
  /** The date, number or note of the present step. */
  step_value: Type.String(),
  /** Why it has reached the present step without its documents; '' for no override. */
  override_reason: Type.String(),
  /** When it has reached the present step. */
  step_entered_at: Timestamp,
  deadline: orNull(DateOrTimestamp),
  deadline_note: Type.String(),
  is_deadline_done: Type.Boolean(),
  ...outcome,
  created_at: Timestamp,
  changed_at: Timestamp,
})
export type Application = Static<typeof Application>

export const LeadApplication = Type.Object({
  ...Application.properties,
  /** Earliest first. */
  history: Type.Array(StepVisit),
})
export type LeadApplication = Static<typeof LeadApplication>

/** A step ahead of an open application, with the documents that it needs and that are missing. */
const StepNeed = Type.Object({
  application_id: Id,
  step_id: Id,
  documents: Type.Array(MissingDocument),
})
export type StepNeed = Static<typeof StepNeed>

const LeadApplications = Type.Object({
  /** Latest first; those with an outcome last. */
  applications: Type.Array(LeadApplication),
  /** In the order of the applications and of their steps; steps with all documents are left out. */
  needs: Type.Array(StepNeed),
  /** The stage of the furthest open application, and the application; null for none. */
  stage: orNull(Type.Object({ stage_id: Id, application_id: Id })),
})
export type LeadApplications = Static<typeof LeadApplications>

const NewApplication = Type.Object({
  id: Type.Optional(
    Type.String({
      format: 'uuid',
      description:
        'A UUID that the client makes once and sends again when it repeats the request. The application is then stored once, and the repeat returns the stored one.',
    }),
  ),
  ...Type.Partial(Type.Object({ ...details, ...deadline })).properties,
  institution: details.institution,
})
export type NewApplication = Static<typeof NewApplication>

const changes = Type.Partial(
  Type.Object({
    ...details,
    ...deadline,
    is_deadline_done: Type.Boolean(),
    step_id: Id,
    step_value: Text(200, 0),
    /** Moves the application although documents are missing. Needs the right `documents:override`. */
    override_reason: Text(300, 0),
    ...outcome,
  }),
)
export type ApplicationChange = Static<typeof changes>

const config = { access: 'administrator', right: 'leads:work', rowAccess: 'viewer-scope' } as const
const readConfig = { ...config, keyRight: 'applications:read' } as const
const writeConfig = { ...config, keyRight: 'applications:write' } as const
const url = '/api/applications/:id/'

export const applicationsApi = {
  listOfLead: {
    method: 'GET',
    url: '/api/leads/:id/applications/',
    schema: {
      summary: 'List the applications of a lead with the steps they have been in',
      params: IdParams,
      response: { 200: LeadApplications },
    },
    config: readConfig,
  },
  add: {
    method: 'POST',
    url: '/api/leads/:id/applications/',
    schema: {
      summary:
        'Add an application to a lead; without a track it gets that of its country, and its first step. 200 if this `id` is stored already',
      params: IdParams,
      body: NewApplication,
      response: { 200: Application, 201: Application },
    },
    config: writeConfig,
  },
  change: {
    method: 'PATCH',
    url,
    schema: {
      summary:
        'Update an application; omitted fields stay unchanged. A step moves it along its track if the documents of the step are there, an outcome closes it and drops its open deadline; one that is taken back restores it',
      params: IdParams,
      body: bodyWithSeen(changes.properties),
      response: { 200: Application },
    },
    config: writeConfig,
  },
  remove: {
    method: 'DELETE',
    url,
    schema: {
      summary: 'Delete an application with its deadline',
      params: IdParams,
      response: { 204: NoContent },
    },
    config: writeConfig,
  },
  restore: {
    method: 'POST',
    url: `${url}restore/`,
    schema: {
      summary: 'Restore an application within 30 days after its deletion',
      params: IdParams,
      response: { 200: Application },
    },
    config: writeConfig,
  },
} satisfies Record<string, Endpoint>
