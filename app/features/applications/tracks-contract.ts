import { type Static, Type } from 'typebox'
import { Id, OptionalCountry } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** What is recorded with a step. */
export const stepInputs = ['none', 'date', 'number', 'note'] as const

/** What reports count. */
export const milestones = ['applied', 'offer', 'visa_lodged', 'visa_decided', 'enrolled'] as const

export const TrackStep = Type.Object({
  id: Id,
  name: Type.String(),
  /** In Nepali; '' if it has none. */
  name_ne: Type.String(),
  input: Type.Enum([...stepInputs]),
  /** '' for none. */
  milestone: Type.Enum(['', ...milestones]),
  /** The lead's stage while this is the furthest step of its open applications; null for none. */
  stage_id: Type.Union([Id, Type.Null()]),
})
export type TrackStep = Static<typeof TrackStep>

export const Track = Type.Object({
  id: Id,
  /** '' for the general track. */
  country: OptionalCountry,
  name: Type.String(),
  name_ne: Type.String(),
  steps: Type.Array(TrackStep),
})
export type Track = Static<typeof Track>

export const tracksApi = {
  list: {
    method: 'GET',
    url: '/api/tracks/',
    schema: {
      summary: 'List the tracks of applications with their steps, in the office’s order',
      response: { 200: Type.Array(Track) },
    },
    config: { access: 'administrator', right: 'leads:work', rowAccess: 'none' },
  },
} satisfies Record<string, Endpoint>
