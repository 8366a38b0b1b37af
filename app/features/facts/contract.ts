import { type Static, Type } from 'typebox'
import {
  Id,
  IdParams,
  NoContent,
  OptionalCountry,
  OptionalText,
  Text,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { LanguageQuery } from '#app/contract/languages.ts'
import * as patterns from '#app/contract/patterns.ts'
import { bodyWithSeen } from '#app/contract/seen.ts'
import { FactValue, FactValueChangeBody, NewFactValueBody, VisibleValue } from './value-contract.ts'
import { kinds, periods, states, topics, units } from './vocabulary-contract.ts'

/** A figure that a third party decides: a fee, an amount, a time or a limit. */
export const NewFact = Type.Object({
  /** The key in fact references, for example "uk.student-visa.fee"; default: from country and name. */
  key: Type.Optional(Type.String({ trim: true, pattern: patterns.factKey })),
  kind: Type.Enum(kinds),
  country: Type.Optional(OptionalCountry),
  topic: Type.Enum(topics),
  label: Text(120),
  unit: Type.Enum(units),
  /** What the unit refers to, for example "of the minimum wage" after a percentage. */
  of: OptionalText(60),
  per: Type.Optional(Type.Enum(periods)),
  /** The maximum number of periods, as in "a month, for up to 9 months"; 1 for none. */
  multiplier: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
  /** The reviewer. */
  reviewer: OptionalText(120),
  /** The review interval in days. The default depends on kind and topic. */
  recheck_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
  /** Months (from 1) in which it usually changes. The default depends on the country. */
  recheck_months: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 12 }), { maxItems: 12 }),
  ),
})
export type NewFact = Static<typeof NewFact>

export const FactChange = Type.Partial(NewFact)
export type FactChange = Static<typeof FactChange>

export const Fact = Type.Object({ id: Id, ...Type.Required(NewFact).properties })
export type Fact = Static<typeof Fact>

const visibleFields = Type.Pick(Fact, [
  'key',
  'kind',
  'country',
  'topic',
  'label',
  'unit',
  'of',
  'per',
  'multiplier',
])

export const VisibleFact = Type.Object({
  ...visibleFields.properties,
  values: Type.Array(VisibleValue),
})
export type VisibleFact = Static<typeof VisibleFact>

/** A fact in the office's list. */
export const ListedFact = Type.Object({
  ...Fact.properties,
  visible_values: Type.Array(VisibleValue),
  /** Open tasks, most urgent first. */
  states: Type.Array(Type.Enum(states)),
  /** The value that starts within 30 days; null for none. */
  upcoming: Type.Union([
    Type.Object({
      /** For example "AUD 2,000 a year, outside London". */
      value: Type.String(),
      valid_from: Type.String({ format: 'date' }),
    }),
    Type.Null(),
  ]),
  /** Pages that show it. */
  uses: Type.Array(Type.String()),
  /** Changes with each change of its values, to detect concurrent edits. */
  revision: Type.String(),
})
export type ListedFact = Static<typeof ListedFact>

/** A fact with its full history, newest value first. */
export const FactDetails = Type.Object({
  ...ListedFact.properties,
  values: Type.Array(FactValue),
})
export type FactDetails = Static<typeof FactDetails>

/** A fact that changes within a week. */
export const UpcomingFact = Type.Object({
  ...Type.Pick(Fact, ['id', 'label', 'country']).properties,
  /** The formatted new value, for example "AUD 2,000 a year, outside London". */
  value: Type.String(),
  valid_from: Type.String({ format: 'date' }),
  /** Whether it was confirmed in the 7 days before its first day. */
  is_confirmed: Type.Boolean(),
})
export type UpcomingFact = Static<typeof UpcomingFact>

export const FactQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  country: Type.Optional(OptionalCountry),
  topic: Type.Optional(Type.Enum(topics)),
  /**
   * `needs_review` matches facts in any of the states, `urgent` those that are due, change soon, or
   * have no evidence.
   */
  state: Type.Optional(Type.Enum([...states, 'needs_review', 'urgent'])),
  /** Search text for key, label, reviewer and values. */
  q: OptionalText(200),
})
export type FactQuery = Static<typeof FactQuery>

const reading = { access: 'administrator', right: 'facts:read' } as const
const config = { access: 'administrator', right: 'content:write' } as const

export const factsApi = {
  current: {
    method: 'GET',
    url: '/api/public/facts/',
    schema: {
      summary: 'List current and upcoming fact values by country code',
      querystring: LanguageQuery,
      response: { 200: Type.Record(Type.String(), Type.Array(VisibleFact)) },
    },
    config: { access: 'anyone' },
  },
  list: {
    method: 'GET',
    url: '/api/facts/',
    schema: {
      summary: 'List facts, most urgent first; X-Total-Count is the number of matches',
      querystring: FactQuery,
      response: { 200: Type.Array(ListedFact) },
    },
    config: reading,
  },
  listCountries: {
    method: 'GET',
    url: '/api/facts/countries/',
    schema: {
      summary: 'List the codes of the countries that have facts, sorted by English name',
      response: { 200: Type.Array(Type.String()) },
    },
    config: reading,
  },
  read: {
    method: 'GET',
    url: '/api/facts/:id/',
    schema: {
      summary: 'Get a fact with its history',
      params: IdParams,
      response: { 200: FactDetails },
    },
    config: reading,
  },
  add: {
    method: 'POST',
    url: '/api/facts/',
    schema: { summary: 'Add a fact', body: NewFact, response: { 201: Fact } },
    config,
  },
  change: {
    method: 'PATCH',
    url: '/api/facts/:id/',
    schema: {
      summary: 'Update a fact; omitted fields stay unchanged',
      params: IdParams,
      body: bodyWithSeen(FactChange.properties),
      response: { 200: Fact },
    },
    config,
  },
  remove: {
    method: 'DELETE',
    url: '/api/facts/:id/',
    schema: {
      summary: 'Delete a fact that no page shows',
      params: IdParams,
      response: { 204: NoContent },
    },
    config,
  },
  restore: {
    method: 'POST',
    url: '/api/facts/:id/restore/',
    schema: {
      summary: 'Restore a fact deleted within the last 30 days',
      params: IdParams,
      response: { 200: Fact },
    },
    config,
  },
} satisfies Record<string, Endpoint>

export const factValuesApi = {
  add: {
    method: 'POST',
    url: '/api/facts/:id/values/',
    schema: {
      summary: 'Add a value to a fact; it takes effect on its first day',
      params: IdParams,
      body: NewFactValueBody,
      response: { 201: FactValue },
    },
    config,
  },
  change: {
    method: 'PATCH',
    url: '/api/fact-values/:id/',
    schema: {
      summary:
        'Update a value; omitted fields stay unchanged, and a new figure must be reviewed again',
      params: IdParams,
      body: FactValueChangeBody,
      response: { 200: FactValue },
    },
    config,
  },
  remove: {
    method: 'DELETE',
    url: '/api/fact-values/:id/',
    schema: {
      summary: 'Delete a value that was entered by mistake; pages show the one before it',
      params: IdParams,
      response: { 204: NoContent },
    },
    config,
  },
  restore: {
    method: 'POST',
    url: '/api/fact-values/:id/restore/',
    schema: {
      summary: 'Restore a value deleted within the last 30 days',
      params: IdParams,
      response: { 200: FactValue },
    },
    config,
  },
  confirm: {
    method: 'POST',
    url: '/api/fact-values/:id/confirm/',
    schema: {
      summary: 'Confirm that a value matches its source',
      params: IdParams,
      response: { 200: FactValue },
    },
    config,
  },
} satisfies Record<string, Endpoint>
