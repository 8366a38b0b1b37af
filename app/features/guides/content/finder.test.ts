import { expect, it } from 'vitest'
import { factsApi } from '#app/features/facts/contract.ts'
import { startTestApp } from '#tests/test-app.ts'
import { guidesApi } from '../contract.ts'
import { createCountryRows } from './country-rows.ts'
import { type FoundCountry, findCountries, isWholeRangeWithin } from './finder.ts'
import { fillGuide } from './read-guide.ts'

async function readGuides() {
  const { visitor } = await startTestApp({ withFirstContent: true })
  const facts = await visitor.call(factsApi.current, {})
  return fillGuide(await visitor.call(guidesApi.list, {}), facts)
}

const toCode = ({ guide }: FoundCountry) => guide.code

it('finds complete sums first, and names the countries without one', async () => {
  const guides = await readGuides()
  const { others, unknown } = findCountries(guides, { level: 'master', country: '' })

  const isIncomplete = others.map(({ firstYear }) => firstYear.missing.length > 0)
  expect(isIncomplete).toContain(true)
  expect(isIncomplete).toEqual(isIncomplete.toSorted())
  expect(unknown.map(({ code }) => code)).toEqual(expect.arrayContaining(['US', 'IE', 'KR']))
  expect(others.length + unknown.length).toBe(guides.length)
})

it('tells where the upper end fits from where only the lower end does', async () => {
  const guides = await readGuides()
  const budget = 100_000_000
  const { others } = findCountries(guides, { budget, level: '', country: '' })
  const whole = others.filter((found) => isWholeRangeWithin(found, budget)).map(toCode)

  expect(others.map(toCode)).toEqual(expect.arrayContaining(['GB', 'JP', 'US']))
  expect(whole).toContain('CA')
  // The surcharge for the whole visa, a missing part, an average.
  for (const code of ['GB', 'JP', 'US']) expect(whole).not.toContain(code)
})

it('lists an incomplete sum on the home page after complete ones, with its remark', async () => {
  const rows = createCountryRows(await readGuides(), 'Asia/Kathmandu')
  const remarkOf = (code: string) => rows.find((row) => row.code === code)?.costRemarks
  const places = rows.map(({ code }) => code)

  expect(remarkOf('JP')).toMatch(/^without health cover/)
  expect(places.indexOf('JP')).toBeGreaterThan(places.indexOf('GB'))
  expect(remarkOf('GB')).toContain('paid at once for the whole visa')
  expect(remarkOf('US')).toContain('average')
  expect(remarkOf('IE')).toMatch(/^No confirmed figure for .*living costs yet\.$/)
})
