import { type Static, Type } from 'typebox'
import { Day, Id, IdParams, MultilineText, NoContent } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { LanguageQuery } from '#app/contract/languages.ts'
import { bodyWithSeen } from '#app/contract/seen.ts'

export const itemKinds = ['document', 'step'] as const
export const itemStates = ['open', 'asked', 'got', 'checked', 'not_needed'] as const

/** Limit per lead, including its merged leads. */
export const MAX_CHECKLIST_ITEMS = 100

const details = {
  title: MultilineText(300),
  state: Type.Enum([...itemStates]),
  /** A date like "2027-01-31". */
  due_on: Type.Union([Day, Type.Null()]),
  /** A file of the lead. */
  file_id: Type.Union([Id, Type.Null()]),
}
const Kind = Type.Enum([...itemKinds])

/** A required document or a step to do. */
export const ChecklistItem = Type.Object({
  id: Id,
  kind: Kind,
  ...details,
  /** The guide's text at the time when the item was added. */
  note: Type.String(),
  /** Files of equal items of merged leads, which this item represents. */
  more_file_ids: Type.Array(Id),
})
export type ChecklistItem = Static<typeof ChecklistItem>
export type ItemState = ChecklistItem['state']

const ItemChange = Type.Partial(Type.Object(details))
export type ItemChange = Static<typeof ItemChange>

const NewChecklistItem = Type.Object({ kind: Kind, title: details.title })
export type NewChecklistItem = Static<typeof NewChecklistItem>

/** States of an item that is not done yet. */
export const pendingStates = ['open', 'asked'] as const

/** Items of a country's guide that are missing from the checklist. */
const GuideSuggestion = Type.Object({
  /** Country code of ISO 3166. */
  country: Type.String(),
  /** The country's name as used in a sentence. */
  name: Type.String(),
  titles: Type.Array(Type.String()),
})
export type GuideSuggestion = Static<typeof GuideSuggestion>

/** Whether the item needs no further action. */
export const isDone = (state: ItemState) => state === 'checked' || state === 'not_needed'

/** Whether an open item is past its due date. Dates are like "2027-01-31". */
export const isOverdue = (
  { state, due_on }: Pick<ChecklistItem, 'state' | 'due_on'>,
  today: string,
) => due_on !== null && due_on < today && pendingStates.some((pending) => pending === state)

const config = { access: 'administrator', right: 'leads:work', rowAccess: 'viewer-scope' } as const
const leadChecklistUrl = '/api/leads/:id/checklist/'
const url = '/api/checklist-items/:id/'
const Checklist = Type.Array(ChecklistItem)

export const checklistApi = {
  listSuggestions: {
    method: 'GET',
    url: `${leadChecklistUrl}suggestions/`,
    schema: {
      summary:
        'List the guides’ documents and steps that are missing from the checklist, by preferred country',
      params: IdParams,
      querystring: LanguageQuery,
      response: { 200: Type.Array(GuideSuggestion) },
    },
    config,
  },
  addSuggested: {
    method: 'POST',
    url: `${leadChecklistUrl}suggestions/`,
    schema: {
      summary: 'Add the missing documents and steps from the guide of a country',
      params: IdParams,
      querystring: LanguageQuery,
      body: Type.Object({ country: Type.String({ pattern: '^[A-Z]{2}$' }) }),
      response: { 200: Checklist },
    },
    config,
  },
  add: {
    method: 'POST',
    url: leadChecklistUrl,
    schema: {
      summary: 'Add a document or a step to the checklist',
      params: IdParams,
      body: NewChecklistItem,
      response: { 201: ChecklistItem },
    },
    config,
  },
  order: {
    method: 'POST',
    url: `${leadChecklistUrl}order/`,
    schema: {
      summary: 'Reorder the checklist; `ids` contains each item once',
      params: IdParams,
      body: Type.Object({ ids: Type.Array(Id, { maxItems: MAX_CHECKLIST_ITEMS * 2 }) }),
      response: { 200: Checklist },
    },
    config,
  },
  change: {
    method: 'PATCH',
    url,
    schema: {
      summary: 'Update a checklist item; omitted fields stay unchanged',
      params: IdParams,
      body: bodyWithSeen(ItemChange.properties),
      response: { 200: ChecklistItem },
    },
    config,
  },
  remove: {
    method: 'DELETE',
    url,
    schema: {
      summary: 'Delete a checklist item',
      params: IdParams,
      response: { 204: NoContent },
    },
    config,
  },
  restore: {
    method: 'POST',
    url: `${url}restore/`,
    schema: {
      summary: 'Restore a checklist item within 30 days after its deletion',
      params: IdParams,
      response: { 200: ChecklistItem },
    },
    config,
  },
} satisfies Record<string, Endpoint>
