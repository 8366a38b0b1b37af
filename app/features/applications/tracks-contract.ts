import { type Static, Type } from 'typebox'
import { Id, IdParams, NoContent, OptionalCountry, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { bodyWithSeen } from '#app/contract/seen.ts'
import { documentKinds } from '#app/features/student-documents/contract.ts'

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
  /** The kinds of documents without which an application does not reach it. */
  documents: Type.Array(Type.Enum([...documentKinds]), {
    uniqueItems: true,
    maxItems: documentKinds.length,
  }),
  /** Whether these documents must be verified. */
  is_verification_required: Type.Boolean(),
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

const fields = {
  country: OptionalCountry,
  name: Text(60),
  name_ne: Text(60, 0),
  /** All steps in order. One with an id is changed, one without is added, a missing one is deleted. */
  steps: Type.Array(
    Type.Object({
      id: Type.Optional(Id),
      name: Text(40),
      name_ne: Text(40, 0),
      input: TrackStep.properties.input,
      milestone: TrackStep.properties.milestone,
      stage_id: TrackStep.properties.stage_id,
      documents: Type.Optional(TrackStep.properties.documents),
      is_verification_required: Type.Optional(TrackStep.properties.is_verification_required),
    }),
    { minItems: 1, maxItems: 30 },
  ),
}

const NewTrack = Type.Object(fields)
export type NewTrack = Static<typeof NewTrack>

const changes = Type.Partial(NewTrack)
export type TrackChange = Static<typeof changes>

const writeConfig = { access: 'administrator', right: 'settings:change' } as const

export const tracksApi = {
  list: {
    method: 'GET',
    url: '/api/tracks/',
    schema: {
      summary: 'List the tracks of applications with their steps, in the office’s order',
      response: { 200: Type.Array(Track) },
    },
    config: {
      access: 'administrator',
      right: 'leads:work',
      rowAccess: 'none',
      keyRight: 'applications:read',
    },
  },
  add: {
    method: 'POST',
    url: '/api/tracks/',
    schema: { summary: 'Add a track with its steps', body: NewTrack, response: { 201: Track } },
    config: writeConfig,
  },
  change: {
    method: 'PATCH',
    url: '/api/tracks/:id/',
    schema: {
      summary:
        'Update a track; `steps` are all its steps in order, and a step in which applications are cannot be left out',
      params: IdParams,
      body: bodyWithSeen(changes.properties),
      response: { 200: Track },
    },
    config: writeConfig,
  },
  remove: {
    method: 'DELETE',
    url: '/api/tracks/:id/',
    schema: {
      summary: 'Delete a track that no application uses',
      params: IdParams,
      response: { 204: NoContent },
    },
    config: writeConfig,
  },
  restore: {
    method: 'POST',
    url: '/api/tracks/:id/restore/',
    schema: {
      summary: 'Restore a track deleted within the last 30 days',
      params: IdParams,
      response: { 200: Track },
    },
    config: writeConfig,
  },
} satisfies Record<string, Endpoint>
