import { expect, test } from 'vitest'
import { makeDestination, makeForm } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { type Destination, destinationsApi } from '../contract.ts'

test('derives a blank code from the name of the country in any spelling', async () => {
  const { administrator } = await startTestApp()
  async function codeOf(country: string, code?: string) {
    const body = makeDestination({ country, code })
    const added = await administrator.call(destinationsApi.add, { body })
    await administrator.call(destinationsApi.remove, { params: { id: added.id } })
    return added.code
  }

  const names = {
    AU: ['Australia', 'australia'],
    GB: ['United Kingdom', 'UK', 'U.K.', 'Great Britain'],
    US: ['United States', 'USA', 'U.S.A.', 'US', 'United States of America'],
    KR: ['South Korea', 'Korea', 'South-Korea'],
    NZ: ['New Zealand', 'NewZealand'],
    NL: ['Netherlands', 'The Netherlands'],
    DE: ['Germany'],
    TR: ['Türkiye', 'Turkiye', 'Turkey'],
    HK: ['Hong Kong'],
    BA: ['Bosnia and Herzegovina'],
  }
  for (const [code, spellings] of Object.entries(names)) {
    for (const name of spellings) expect([name, await codeOf(name)]).toEqual([name, code])
  }
  for (const name of ['Oslo', 'European Union', 'Scotland', 'constructor']) {
    expect([name, await codeOf(name)]).toEqual([name, null])
  }
  expect(await codeOf('Scotland', 'GB')).toBe('GB')
  expect(await codeOf('Norway', '')).toBe('NO')
})

test('keeps the code until the name changes to another country', async () => {
  const { app, administrator, credentials } = await startTestApp()
  const { id } = await administrator.call(destinationsApi.add, { body: makeDestination() })
  const headers = await credentials()
  const url = `/api/destinations/${id}/`
  const patch = async (payload: object): Promise<Destination> =>
    (await app.inject({ method: 'PATCH', url, headers, payload })).json()

  expect(await patch({ country: 'Norge' })).toMatchObject({ country: 'Norge', code: 'NO' })
  expect(await patch({ description: 'Fjords.' })).toMatchObject({ code: 'NO' })
  expect(await patch({ country: 'Sweden' })).toMatchObject({ code: 'SE' })
  expect(await patch(makeForm({ code: ' FI ' }))).toMatchObject({ country: 'Sweden', code: 'FI' })
  expect(await patch({ country: 'Sweden' })).toMatchObject({ code: 'FI' })
  expect(await patch({ code: '' })).toMatchObject({ code: 'SE' })
  expect(await patch({ country: 'Lappland', code: '' })).toMatchObject({ code: null })
  expect(await patch({ country: 'Sápmi' })).toMatchObject({ code: null })
})

test('accepts only the code of a country in capital letters', async () => {
  const { administrator } = await startTestApp()

  for (const code of ['no', 'NOR', 'N', 'N0', 'ZZ', 'EU', 'QQ']) {
    const body = makeDestination({ code })
    expect(await administrator.attempt(destinationsApi.add, { body })).toMatchObject({
      status: 400,
      failure: { problems: { code: { code: 'not_a_country' } } },
    })
  }
})

test('refuses a country that is already in the list, by name or by code', async () => {
  const { administrator, visitor, db } = await startTestApp()
  const add = (country: string, code?: string) =>
    administrator.attempt(destinationsApi.add, { body: makeDestination({ country, code }) })
  await add('United Kingdom')
  await add('Oslo')
  const refused = (field: string, detail: string) => ({
    status: 400,
    failure: { fields: { [field]: detail }, problems: { [field]: { code: 'repeated' } } },
  })

  const again = '“United Kingdom” is already in the list. Please edit it instead.'
  for (const country of ['United Kingdom', ' united  kingdom', 'UK'])
    expect(await add(country)).toMatchObject(refused('country', again))
  const codeAgain = '“United Kingdom” already has this code. Please enter another one.'
  expect(await add('Scotland', 'GB')).toMatchObject(refused('code', codeAgain))
  expect(await add('oslo')).toMatchObject(
    refused('country', '“Oslo” is already in the list. Please edit it instead.'),
  )
  const added = await Promise.all([add('Norway'), add('Norway')])
  expect(added.filter(({ ok }) => ok)).toHaveLength(1)
  const names = (await visitor.call(destinationsApi.list, {})).map(({ country }) => country)
  expect(names).toEqual(['United Kingdom', 'Oslo', 'Norway'])

  // A change and a restored row can repeat one too.
  const [, oslo] = await visitor.call(destinationsApi.list, {})
  const params = { id: oslo?.id ?? '' }
  const change = (body: object) => administrator.attempt(destinationsApi.change, { params, body })
  expect(await change({ country: 'UK' })).toMatchObject(refused('country', again))
  expect(await change({ code: 'GB' })).toMatchObject(refused('code', codeAgain))
  await administrator.call(destinationsApi.remove, { params })
  await add('Oslo')
  expect(await administrator.attempt(destinationsApi.restore, { params })).toMatchObject({
    status: 409,
    failure: { detail: '“Oslo” is already in the list. Please edit it instead.' },
  })

  // Rows that are older than this rule can still be edited.
  const repeated = { country: 'United Kingdom', code: 'GB', deleted_at: null }
  await db.updateTable('destinations').set(repeated).where('id', '=', params.id).execute()
  expect(await change({ description: 'Castles.' })).toMatchObject({ ok: true })
  expect(await change({ country: 'UK' })).toMatchObject(refused('country', again))
})
