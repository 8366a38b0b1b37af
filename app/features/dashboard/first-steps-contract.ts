import { type Static, Type } from 'typebox'
import { NoContent, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** The first steps of a new office, in the order of the dashboard. */
export const stepNames = [
  'office_profile',
  'mail',
  'second_factor',
  'backup_copy',
  'facts',
  'pictures',
  'people',
] as const
export type StepName = (typeof stepNames)[number]

export const ExampleData = Type.Object({
  /** null without example data. */
  added_at: Type.Union([Timestamp, Type.Null()]),
  /** The numbers of added items. Some may have been deleted since. */
  leads: Type.Integer(),
  conversations: Type.Integer(),
  pages: Type.Integer(),
  /** The translations of these pages, which are deleted with them. */
  translations: Type.Integer(),
})
export type ExampleData = Static<typeof ExampleData>

/** Contains only steps that the administrator may do. */
export const FirstSteps = Type.Object({
  steps: Type.Array(Type.Object({ name: Type.Enum(stepNames), is_done: Type.Boolean() })),
  /** Whether the office has hidden the list. */
  is_hidden: Type.Boolean(),
  /** Only with the right to add and remove it. */
  example_data: Type.Optional(
    Type.Object({
      ...ExampleData.properties,
      /** Whether the office has no leads of its own, so that example data can be added. */
      can_be_added: Type.Boolean(),
    }),
  ),
})
export type FirstSteps = Static<typeof FirstSteps>

const config = { access: 'administrator', right: 'settings:change' } as const

export const firstStepsApi = {
  read: {
    method: 'GET',
    url: '/api/first-steps/',
    schema: {
      summary: 'Get the first steps of a new office that the caller may do, and which are done',
      response: { 200: FirstSteps },
    },
    config: { access: 'administrator', right: 'office:enter' },
  },
  hide: {
    method: 'POST',
    url: '/api/first-steps/hide/',
    schema: {
      summary: 'Hide the first steps from everyone in the office',
      response: { 204: NoContent },
    },
    config,
  },
  show: {
    method: 'POST',
    url: '/api/first-steps/show/',
    schema: { summary: 'Show the first steps again', response: { 204: NoContent } },
    config,
  },
} satisfies Record<string, Endpoint>

export const exampleDataApi = {
  add: {
    method: 'POST',
    url: '/api/example-data/',
    schema: {
      summary: 'Add example leads, chats and a page draft to an office without leads',
      response: { 201: ExampleData },
    },
    config,
  },
  remove: {
    method: 'DELETE',
    url: '/api/example-data/',
    schema: {
      summary: 'Permanently delete all example data, also if it was changed since',
      response: { 200: ExampleData },
    },
    config,
  },
} satisfies Record<string, Endpoint>
