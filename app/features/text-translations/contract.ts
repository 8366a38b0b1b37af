import { type Static, Type } from 'typebox'
import { MultilineText } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { OtherLanguage } from '#app/contract/languages.ts'

const MAX_LENGTH = 2000

/** A text of facts, destinations, slides, scholarships, testimonials or the office, with its translation. */
const TextTranslation = Type.Object({
  source: Type.String(),
  /** The translation; '' if there is none. */
  text: Type.String(),
  /** Where the text stands: "Facts", "Destinations". */
  place: Type.String(),
})
export type TextTranslation = Static<typeof TextTranslation>

const config = { access: 'administrator', right: 'content:write' } as const
const url = '/api/text-translations/'

export const textTranslationsApi = {
  list: {
    method: 'GET',
    url,
    schema: {
      summary: 'List the texts outside pages that visitors see, with their translations',
      querystring: Type.Object({ language: OtherLanguage }),
      response: { 200: Type.Array(TextTranslation) },
    },
    config,
  },
  save: {
    method: 'PUT',
    url,
    schema: {
      summary:
        'Set the translation of a text, or remove it with an empty one; 409 if a colleague has changed it meanwhile',
      body: Type.Object({
        language: OtherLanguage,
        source: MultilineText(MAX_LENGTH),
        text: MultilineText(MAX_LENGTH, 0),
        /** The translation that the change replaces, to detect concurrent edits. */
        previous: MultilineText(MAX_LENGTH, 0),
      }),
      response: { 200: TextTranslation },
    },
    config,
  },
} satisfies Record<string, Endpoint>
