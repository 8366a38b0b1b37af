import { expect, test } from 'vitest'
import { pagesApi } from '#app/features/pages/contract.ts'
import { publishedApi } from '#app/features/pages/published-contract.ts'
import {
  makeForm,
  makeQuestion,
  publishForm,
  toChoices,
  toKey,
  translateForm,
} from '#tests/publish-form.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { ShownForm } from '../contract.ts'
import type { FormField } from '../definition-contract.ts'

const read = async (
  { visitor }: Pick<Awaited<ReturnType<typeof startTestApp>>, 'visitor'>,
  address: string,
) => {
  const { content } = await visitor.call(publishedApi.read, { querystring: { address } })
  return content.shown as ShownForm
}

test('a form cannot be published with conditions that nothing meets, or without choices', async () => {
  const { administrator } = await startTestApp()
  const degree = makeQuestion('Degree', { kind: 'choice', choices: toChoices('Bachelor') })
  const on = (field: string, value: string) =>
    makeQuestion(`${value} only`, {
      condition: { field: toKey(field), operator: 'is', value: toKey(value) },
    })
  const { result } = await publishForm(administrator, {
    fields: [
      on('Degree', 'Bachelor'),
      degree,
      on('Degree', 'Master'),
      makeQuestion('Month', { kind: 'choices' }),
      makeQuestion('Grade', { kind: 'number', minimum: 4, maximum: 1 }),
      { ...degree, label: 'Another degree' },
      makeQuestion('', { key: 'unnamed0' }),
    ],
  })

  expect(result).toMatchObject({ ok: false, status: 400 })
  const { failure } = result as { failure: { fields: Record<string, string> } }
  expect(failure.fields).toEqual({
    'fields.0.condition.field': 'Choose a question above this one that has choices.',
    'fields.2.condition.value': 'Choose the answer for which this question is shown.',
    'fields.3.choices': 'Add at least one choice.',
    'fields.4.maximum': 'The highest number must not be below the lowest one.',
    'fields.5.label': 'This question is a copy of another one. Remove it and add it again.',
    'fields.6.label': 'Please fill this in.',
  })
})

test('a translation has the questions of its source, and what it lacks in the language of the source', async () => {
  const { administrator, visitor } = await startTestApp()
  const { id } = await publishForm(administrator)
  const { fields } = makeForm()
  const translated = fields.map((field) => ({
    ...field,
    label: `${field.label} नेपालीमा`,
    choices: field.choices.map((choice) => ({ ...choice, label: `${choice.label} ne` })),
  }))
  const { result } = await translateForm(administrator, id, { fields: translated, title: 'फारम' })
  expect(result).toMatchObject({ ok: true })
  await publishForm(
    administrator,
    { fields: [makeQuestion('City', { is_required: true }), ...fields] },
    id,
  )

  const shown = await read({ visitor }, '/ne/forms/assessment')
  expect(shown).toMatchObject({
    id,
    slug: 'assessment',
    title: 'फारम',
    language: 'ne',
    fields: [
      { label: 'City', language: 'en', is_required: true },
      { label: 'Degree नेपालीमा', choices: [{ label: 'Bachelor ne' }, { label: 'Master ne' }] },
      { label: 'University नेपालीमा' },
    ],
  })
})

test('a translation cannot change, reorder or leave out questions', async () => {
  const { administrator } = await startTestApp()
  const { id } = await publishForm(administrator)
  const [degree, university] = makeForm().fields as [FormField, FormField]
  const free = { ...university, condition: undefined }
  const { id: translation, result } = await translateForm(administrator, id, {
    fields: [degree, { ...free, kind: 'number' }],
  })
  const refused = {
    ok: false,
    status: 400,
    failure: { fields: { fields: expect.stringMatching(/^The questions are not those/) } },
  }
  expect(result).toMatchObject(refused)
  const others = [
    [degree],
    [free, degree],
    [{ ...degree, choices: degree.choices.toReversed() }, university],
    [degree, university, makeQuestion('City')],
  ]
  for (const fields of others) {
    const changed = await publishForm(administrator, { fields, title: 'फारम' }, translation)
    expect(changed.result).toMatchObject(refused)
  }
  expect((await publishForm(administrator, {}, translation)).result).toMatchObject({ ok: true })
})

test('a section shows a form on any page until it is archived', async () => {
  const { administrator, visitor } = await startTestApp()
  const { id: form } = await publishForm(administrator)
  const { id } = await administrator.call(pagesApi.add, { body: { type: 'page', title: 'Help' } })
  const { revision, draft } = await administrator.call(pagesApi.read, { params: { id } })
  const section = { id: 'ask', type: 'form', heading: 'Ask us', text: '', form }
  const content = { ...draft, description: 'Help', sections: [section] }
  const saving = { params: { id }, body: { revision, content } }
  const saved = await administrator.call(pagesApi.save, saving)
  const publishing = { params: { id }, body: { revision: saved.revision } }
  await administrator.call(pagesApi.publish, publishing)

  const readSection = async (address: string) => {
    const page = await visitor.call(publishedApi.read, { querystring: { address } })
    return (page.content.sections as { shown: ShownForm | null }[])[0]?.shown
  }
  expect(await readSection('/help')).toMatchObject({ id: form, title: 'Free assessment' })
  // Before the form is archived, the office sees which pages show it.
  const { inbound_links } = await administrator.call(pagesApi.read, { params: { id: form } })
  expect(inbound_links).toMatchObject([{ id, title: 'Help' }])
  await administrator.call(pagesApi.archive, { params: { id: form } })
  expect(await readSection('/help')).toBeNull()
})

test('forms are listed among the pages, and an archived one is gone', async () => {
  const { administrator, visitor } = await startTestApp()
  const { id } = await publishForm(administrator)
  const listed = await administrator.call(pagesApi.list, { querystring: { type: 'form' } })
  expect(listed).toMatchObject([{ id, address: '/forms/assessment' }])

  await administrator.call(pagesApi.archive, { params: { id } })
  const querystring = { address: '/forms/assessment' }
  expect(await visitor.attempt(publishedApi.read, { querystring })).toMatchObject({ status: 404 })
})
