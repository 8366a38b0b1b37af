import { expect, test } from 'vitest'
import { makeDestination, makeForm } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { type Destination, destinationsApi } from '../contract.ts'

test('derives a blank code from the name of the country in any spelling', async () => {
  const { administrator } = await startTestApp()
  const codeOf = async (country: string, code?: string) =>
    (await administrator.call(destinationsApi.add, { body: makeDestination({ country, code }) }))
      .code

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

  for (const code of ['no', 'NOR', 'N', 'N0']) {
    const body = makeDestination({ code })
    expect(await administrator.attempt(destinationsApi.add, { body })).toMatchObject({
      status: 400,
      failure: { problems: { code: { code: 'not_a_country' } } },
    })
  }
})
