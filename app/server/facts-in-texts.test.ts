import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { factsApi, factValuesApi } from '#app/features/facts/contract.ts'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { publishedApi } from '#app/features/pages/published-contract.ts'
import { savedRepliesApi } from '#app/features/saved-replies/contract.ts'
import { searchApi } from '#app/features/search/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { makeDestination, makeFact, makeSlide } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'

const key = 'no.residence-permit.fee'

/** Starts an office whose card, slide and saved reply refer to a fact. */
async function start() {
  const started = await startTestApp()
  const { administrator, visitor } = started
  const fact = await administrator.call(factsApi.add, { body: makeFact() })
  const params = { id: fact.id }
  const addValue = (body: Parameters<typeof add>[0]) => add(body)
  const add = (body: { from: string; valid_from?: string; condition?: string }) =>
    administrator.call(factValuesApi.add, { params, body })
  const value = await add({ from: '590' })
  const benefits = ['Fjords', `A permit for {${key}}`]
  const destination = await administrator.call(destinationsApi.add, {
    body: makeDestination({ benefits }),
  })
  await administrator.call(heroSlidesApi.add, {
    body: makeSlide({ tagline: `{ ${key} } for the permit`, description: 'Write to {name}.' }),
  })
  await administrator.call(savedRepliesApi.add, {
    body: { title: 'Fee', text: `The permit costs {${key}}.` },
  })
  return {
    ...started,
    params,
    value,
    destination,
    addValue,
    async read() {
      const [card] = await visitor.call(destinationsApi.list, {})
      const [slide] = await visitor.call(heroSlidesApi.listPublic, {})
      const [answer] = await administrator.call(savedRepliesApi.listRendered, {})
      return [card?.benefits[1], slide?.tagline, slide?.description, answer?.text]
    },
  }
}

test('visitors see the current value of a fact, and the office edits its key', async () => {
  const { administrator, read, destination } = await start()

  expect(await read()).toEqual([
    'A permit for €590',
    '€590 for the permit',
    'Write to {name}.',
    'The permit costs €590.',
  ])
  expect(destination.benefits[1]).toBe(`A permit for {${key}}`)
  const [written] = await administrator.call(destinationsApi.listSource, {})
  expect(written).toEqual(destination)
  const [slide] = await administrator.call(heroSlidesApi.list, {})
  expect(slide?.tagline).toBe(`{ ${key} } for the permit`)
  const [answer] = await administrator.call(savedRepliesApi.list, {})
  expect(answer?.text).toBe(`The permit costs {${key}}.`)
})

test('the next request shows the changed value of a fact', async () => {
  const { administrator, addValue, read, value } = await start()
  await read()

  await addValue({ from: '650', valid_from: '2026-10-01' })
  await addValue({ from: '300', condition: 'for children' })
  expect((await read())[0]).toBe('A permit for €650; €300 for children')

  const ended = { valid_until: '2026-10-02' }
  for (const { id } of [value, await addValue({ from: '600', valid_from: '2026-10-02' })]) {
    await administrator.call(factValuesApi.change, { params: { id }, body: ended })
  }
  expect((await read())[0]).toBe('A permit for €300 for children')
})

test('a fact without a value shows a note, and a future value shows its date', async () => {
  const { administrator, addValue, read, value } = await start()
  const next = { from: '700', valid_from: '2999-01-02', applies_to: 'application' }
  await addValue(next)
  expect((await read())[0]).toBe('A permit for €590 (from 2 January 2999: €700)')

  const body = { valid_until: '2026-01-02' }
  await administrator.call(factValuesApi.change, { params: { id: value.id }, body })
  expect((await read())[0]).toBe('A permit for (ask us)')
})

test('a fact lists its uses and cannot be deleted while it is used', async () => {
  const { administrator, params, destination } = await start()
  const read = () => administrator.call(factsApi.read, { params })
  const remove = () => administrator.attempt(factsApi.remove, { params })

  expect((await read()).uses).toEqual([
    '/destinations (destination “Norway”)',
    '/ (slide “Study in Norway”)',
    'saved reply “Fee”',
  ])
  expect(await remove()).toMatchObject({
    status: 409,
    failure: { detail: expect.stringContaining('destination “Norway”') },
  })
  await administrator.call(destinationsApi.remove, { params: { id: destination.id } })
  expect((await read()).uses).toHaveLength(2)
  expect((await read()).states).not.toContain('unused')
})

test('an unknown fact key is refused at its field and changes nothing', async () => {
  const { administrator, destination, read } = await start()
  const before = await read()
  const unknown = 'A permit for {no.such-fee}'
  const detail = 'There is no fact with the key “no.such-fee”.'

  const params = { id: destination.id }
  const body = { country: 'Sweden', benefits: ['Fjords', unknown] }
  expect(await administrator.attempt(destinationsApi.change, { params, body })).toMatchObject({
    status: 400,
    failure: { fields: { benefits: detail }, problems: { benefits: { code: 'unknown_fact' } } },
  })
  const slide = makeSlide({ subtitle: unknown })
  expect(await administrator.attempt(heroSlidesApi.add, { body: slide })).toMatchObject({
    status: 400,
    failure: { fields: { subtitle: detail } },
  })
  const answer = { title: 'Other', text: unknown }
  expect(await administrator.attempt(savedRepliesApi.add, { body: answer })).toMatchObject({
    status: 400,
    failure: { fields: { text: detail } },
  })
  expect(await read()).toEqual(before)
  const querystring = { subject: 'destination' } as const
  expect(await administrator.call(auditLogApi.list, { querystring })).toHaveLength(1)
})

test('pages of the office can contain fact references', async () => {
  const { app, administrator, visitor, addValue, db } = await start()
  const begun = { type: 'page', title: 'Permits' } as const
  const { id, revision, draft } = await administrator.call(pagesApi.add, { body: begun })
  const params = { id }
  const intro = `The permit costs *{${key}}*, not {no.such-fee}.`
  const content = { ...draft, description: 'Of permits.', slug: 'permits', intro }
  const saved = await administrator.call(pagesApi.save, { params, body: { revision, content } })
  const publish = (body: { revision: number }) =>
    administrator.attempt(pagesApi.publish, { params, body })
  expect(await publish(saved)).toMatchObject({
    status: 400,
    failure: { fields: { intro: 'There is no fact with the key “no.such-fee”.' } },
  })

  const intros = { intro: `The permit costs *{${key}}*.`, place: 'footer' }
  const right = { ...content, ...intros, title: `A permit for {${key}}` }
  const body = { revision: saved.revision, content: right }
  expect(await publish(await administrator.call(pagesApi.save, { params, body }))).toMatchObject({
    ok: true,
    value: { draft: { intro: right.intro } },
  })
  const open = () => visitor.call(publishedApi.read, { querystring: { address: '/permits' } })
  const read = async () => (await open()).content.intro
  expect(await read()).toBe('The permit costs *€590*.')
  const [link] = await visitor.call(publishedApi.list, {})
  expect([link?.title, (await open()).title]).toEqual(['A permit for €590', 'A permit for €590'])
  await addValue({ from: '600', valid_from: '2026-10-01', condition: 'with a [form]' })
  expect(await read()).toBe('The permit costs *€590; €600 with a \\[form\\]*.')
  // A page is as recent as its newest figure.
  const changed_at = '2099-10-06T07:00:00.000Z'
  await app.responseCache.invalidateAfter(() =>
    db.updateTable('fact_values').set({ changed_at }).execute(),
  )
  expect((await open()).modified).toBe(changed_at)
  const { results } = await visitor.call(searchApi.search, { querystring: { q: 'permit form' } })
  expect(results.find(({ address }) => address === '/permits')?.excerpt).toContainEqual(
    expect.objectContaining({ text: expect.stringContaining('€600 with a [') }),
  )
})

test('cards and slides of a new office show the values of its facts', async () => {
  const { app, visitor } = await startTestApp({ withFirstContent: true, pages: registerBuiltPages })
  const read = async (url: string) => (await app.inject(url)).body.replaceAll('\u00a0', ' ')
  const home = await read('/')
  const shown = home + (await read('/destinations'))

  for (const text of [
    'Post-graduation work permit of up to 3 years',
    'Work permit of up to 3 years after graduation',
    'Study permit in 8–10 weeks',
    'Work in term: up to 20 hours a week at degree level; up to 10 hours a week below degree level',
    'A room for €550–€700 a month in a shared room; €800–€1,600 a month in a single room',
  ]) {
    expect(shown).toContain(text)
  }
  expect(shown).not.toMatch(/\{[a-z]+\.[a-z.-]+\}|\(ask us\)/)
  const [{ benefits: [first] = [] } = {}] = (await visitor.call(destinationsApi.list, {})).slice(1)
  expect(first).toMatch(/^Post-graduation work permit of up to 3/)
})
