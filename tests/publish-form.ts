import type { ApiClient } from '#app/contract/api-client.ts'
import type { FormContent, FormField } from '#app/features/forms/definition-contract.ts'
import { type PageContent, pagesApi } from '#app/features/pages/contract.ts'
import { translationsApi } from '#app/features/pages/translations-contract.ts'

/** A question as the editor saves it; the key is made from a short name. */
export const makeQuestion = (name: string, given: Partial<FormField> = {}): FormField => ({
  key: toKey(name),
  kind: 'text',
  label: name,
  help: '',
  is_required: false,
  choices: [],
  ...given,
})

/** Returns a key of eight characters. */
export const toKey = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .padEnd(8, '0')
    .slice(0, 8)

export const toChoices = (...labels: string[]) =>
  labels.map((label) => ({ key: toKey(label), label }))

/** A form as the editor saves it. */
export const makeForm = (given: Partial<FormContent> = {}): FormContent => ({
  slug: 'assessment',
  title: 'Free assessment',
  description: 'Tell us about you.',
  picture: '',
  intro: '',
  fields: [
    makeQuestion('Degree', {
      kind: 'choice',
      choices: toChoices('Bachelor', 'Master'),
      is_required: true,
    }),
    makeQuestion('University', {
      is_required: true,
      condition: { field: toKey('Degree'), operator: 'is', value: toKey('Master') },
    }),
  ],
  consent: '',
  asks_consent: false,
  button: '',
  thanks: '',
  ...given,
})

async function publish(administrator: ApiClient, id: string, content: PageContent) {
  const { revision: old } = await administrator.call(pagesApi.read, { params: { id } })
  const saving = { params: { id }, body: { revision: old, content } }
  const { revision } = await administrator.call(pagesApi.save, saving)
  return administrator.attempt(pagesApi.publish, { params: { id }, body: { revision } })
}

/** Publishes a new form, or changes one. Returns its id. */
export async function publishForm(
  administrator: ApiClient,
  given: Partial<FormContent> = {},
  existing?: string,
) {
  const content = makeForm(given)
  const body = { type: 'form' as const, title: content.title }
  const id = existing ?? (await administrator.call(pagesApi.add, { body })).id
  const result = await publish(administrator, id, { ...content })
  return { id, result }
}

/** Publishes the Nepali translation of a form. */
export async function translateForm(
  administrator: ApiClient,
  id: string,
  given: Partial<FormContent>,
) {
  const body = { language: 'ne' as const }
  const translation = await administrator.call(translationsApi.create, { params: { id }, body })
  const content = { ...translation.draft, ...given }
  return { id: translation.id, result: await publish(administrator, translation.id, content) }
}
