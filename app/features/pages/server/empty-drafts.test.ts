import { expect, test } from 'vitest'
import { searchApi } from '#app/features/search/contract.ts'
import { startTestApp } from '#tests/test-app.ts'
import { type PageContent, pagesApi } from '../contract.ts'
import { createEmptyValue, type FieldSchema } from '../form-contract.ts'
import { publishedApi } from '../published-contract.ts'

async function start() {
  const started = await startTestApp()
  const { administrator } = started
  const types = await administrator.call(pagesApi.listTypes, {})
  const add = (type: 'page' | 'guide' | 'service') =>
    administrator.call(pagesApi.add, { body: { type, title: 'Norway' } })
  const save = (id: string, revision: number, content: object) =>
    administrator.attempt(pagesApi.save, {
      params: { id },
      body: { revision, content: content as PageContent },
    })
  const publish = (id: string, revision: number) =>
    administrator.attempt(pagesApi.publish, { params: { id }, body: { revision } })
  return { ...started, types, add, save, publish }
}

/** Fills the schema as the form does: one empty item per list, all optional parts present. */
function fillEmpty(schema: FieldSchema, given: unknown): unknown {
  const { type, properties = {}, items } = schema
  if (type === 'array') return items ? [fillEmpty(items, createEmptyValue(items))] : []
  if (type !== 'object') return given ?? createEmptyValue(schema)
  const values = (given ?? {}) as Record<string, unknown>
  const parts = Object.entries(properties).map(([name, field]) => {
    const isPlain = field.type !== 'object' && field.type !== 'array'
    const isLeftOut = isPlain && !schema.required?.includes(name)
    return [name, isLeftOut ? values[name] : fillEmpty(field, values[name])]
  })
  return { ...values, ...Object.fromEntries(parts) }
}

for (const [type, field] of [
  ['page', 'description'],
  // A description of the country is proposed.
  ['guide', 'tagline'],
  ['service', 'description'],
] as const) {
  test(`a new ${type} is saved from the first keystroke, and publishing names all missing fields`, async () => {
    const { add, save, publish } = await start()
    const { id, draft, revision } = await add(type)

    const refused = await publish(id, revision)
    expect(refused).toMatchObject({ failure: { fields: { [field]: 'Please fill this in.' } } })
    expect(await save(id, revision, { ...draft, [field]: 'F' })).toMatchObject({ ok: true })
  })
}

test('requires the intake months of a guide only when publishing', async () => {
  const { add, save, publish } = await start()
  const { id, draft, revision } = await add('guide')
  const answers = { intakes: [], funds: { keys: ['AUD 32,000 per year'] } }

  expect(await save(id, revision, { ...draft, answers })).toMatchObject({ ok: true })

  expect(await publish(id, revision + 1)).toMatchObject({
    failure: {
      fields: {
        'answers.intakes': 'Please enter at least 1.',
        'answers.funds.keys': expect.any(String),
        'gateway.airport': 'Please fill this in.',
      },
    },
  })
})

for (const type of ['page', 'guide', 'service'] as const) {
  test(`accepts every list and part of a new ${type} when empty`, async () => {
    const { add, save, types } = await start()
    const { id, draft, revision } = await add(type)
    const schema = types.find((each) => each.type === type)?.schema ?? {}
    // Sections have types; the page form creates them.
    const { sections: _, ...properties } = schema.properties ?? {}

    const content = fillEmpty({ ...schema, properties }, draft) as object
    expect(await save(id, revision, content)).toMatchObject({ ok: true })
  })
}

test('lists what a draft lacks, and lets a hidden section lack anything', async () => {
  const { administrator, visitor, add, save, publish } = await start()
  const { id, draft, revision, missing } = await add('page')
  expect(missing).toEqual({ description: 'Please fill this in.' })
  const section = { type: 'text', heading: 'Prices', text: '', items: [], closing: '' }
  const shown = { ...section, id: 'shown' }
  const hidden = { ...section, id: 'hidden', heading: '', is_hidden: true }
  const content = {
    ...draft,
    description: 'For you.',
    sections: [hidden, { ...shown, heading: '' }],
  }
  const half = await save(id, revision, content)
  expect(half).toMatchObject({
    value: { missing: { 'sections.1.heading': 'Please fill this in.' } },
  })
  expect(await publish(id, revision + 1)).toMatchObject({
    failure: { fields: { 'sections.1.heading': 'Please fill this in.' } },
  })

  const whole = { ...content, sections: [{ ...hidden, text: 'A secret' }, shown] }
  expect(await save(id, revision + 1, whole)).toMatchObject({ value: { missing: {} } })
  expect(await publish(id, revision + 2)).toMatchObject({ ok: true })

  const querystring = { address: `/${draft.slug}` }
  const published = await visitor.call(publishedApi.read, { querystring })
  expect(published.content.sections).toEqual([expect.objectContaining({ id: 'shown' })])
  expect(JSON.stringify(published)).not.toContain('A secret')
  const read = await administrator.call(pagesApi.read, { params: { id } })
  expect(read.draft.sections).toHaveLength(2)
  expect(
    await administrator.call(searchApi.search, { querystring: { q: 'secret' } }),
  ).toMatchObject({ results: [] })
})

test('tells before publishing that an address is taken, a fact unknown and a link wrong', async () => {
  const { add, save, publish } = await start()
  const first = await add('page')
  await save(first.id, first.revision, { ...first.draft, description: 'For you.' })
  expect(await publish(first.id, first.revision + 1)).toMatchObject({ ok: true })

  const { id, draft, revision, missing } = await add('page')
  expect(missing.slug).toBe('Another page already uses /norway.')
  const action = { id: 'a', type: 'action', heading: 'Ask us', text: '', label: 'Ask' }
  const content = {
    ...draft,
    slug: 'contact',
    description: 'It costs {no.such-fee}.',
    sections: [{ ...action, target: 'javascript:alert(1)' }],
  }
  const wrong = {
    slug: '/contact is used by the site itself. Please choose another address.',
    description: 'There is no fact with the key “no.such-fee”.',
  }
  expect(await save(id, revision, content)).toMatchObject({
    value: {
      missing: {
        ...wrong,
        'sections.0.target':
          'Please enter a page such as /contact, or an address that begins with https://, mailto: or tel:.',
      },
    },
  })
  const sections = [{ ...action, target: '/contact' }]
  await save(id, revision + 1, { ...content, sections })
  expect(await publish(id, revision + 2)).toMatchObject({ failure: { fields: wrong } })
})
