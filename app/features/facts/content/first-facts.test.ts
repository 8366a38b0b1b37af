import { expect, onTestFinished, test, vi } from 'vitest'
import { guidesApi } from '#app/features/guides/contract.ts'
import { formatAmount } from '#app/platform/browser/amounts/amount.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { startTestApp } from '#tests/test-app.ts'
import { factsApi } from '../contract.ts'
import { exchangeRatesApi } from '../exchange-rate-contract.ts'
import { isRate } from '../server/fact-list.ts'
import { firstFacts } from './first-facts.ts'

// Many pages are rendered here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

async function listFirstFacts() {
  const { administrator } = await startTestApp({ withFirstContent: true })
  return administrator.call(factsApi.list, { querystring: { limit: 1000 } })
}

test('a page or service of a new office shows each fact that has a visible value', async () => {
  const facts = await listFirstFacts()
  // Amounts in rupees show the rates.
  const visible = facts.filter((fact) => fact.visible_values.length > 0 && !isRate(fact))

  expect(visible.filter(({ uses }) => uses.length === 0).map(({ key }) => key)).toEqual([])
  expect(visible.length).toBeGreaterThan(100)
})

test('pages of a new office show each visible value, those of a country in its guide', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T12:00:00Z') })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { app, visitor } = await startTestApp({ pages: registerBuiltPages, withFirstContent: true })
  const read = async (url: string) => textOf((await app.inject(url)).body)
  const guides = await visitor.call(guidesApi.list, {})
  const others = ['/', '/from-nepal', '/services/visa-processing', '/services/test-preparation']
  const shared = (await Promise.all(others.map(read))).join(' ')
  const byCountry = await visitor.call(factsApi.current, {})
  const missing: unknown[] = []
  let count = 0

  for (const [country, facts] of Object.entries(byCountry)) {
    const guide = guides.find(({ code }) => code === country)
    const page = guide ? await read(guide.address) : shared
    for (const { key, values, unit, of, per } of facts.filter((fact) => !isRate(fact))) {
      for (const { from, to, bound, text, condition } of values) {
        count += 1
        const value = plain(formatAmount({ from, to, bound, text, unit, of, per }))
        if (![value, plain(condition)].every((part) => page.includes(part))) {
          missing.push([key, value, condition])
        }
      }
    }
  }

  expect(missing).toEqual([])
  expect(count).toBeGreaterThan(300)
})

const plain = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ')

const textOf = (html: string) =>
  plain(
    html
      .replaceAll(/<script.*?<\/script>|<!--.*?-->|<[^>]+>/gs, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&'),
  )

test('each fact with a disputed value is in the work list', async () => {
  const facts = await listFirstFacts()
  const disputed = Object.values(firstFacts)
    .flatMap((byKey) => Object.entries(byKey))
    .filter(([, { values }]) => values.some(({ status }) => status === 'disputed'))
    .map(([key]) => key)

  const conflicting = facts.filter(({ states }) => states.includes('conflicting'))

  expect(conflicting.map(({ key }) => key)).toEqual(expect.arrayContaining(disputed))
  expect(disputed.length).toBeGreaterThan(0)
})

test('each currency has a rate to rupees with its day and source', async () => {
  const { administrator } = await startTestApp({ withFirstContent: true })
  const rates = await administrator.call(exchangeRatesApi.list, {})

  for (const { currency, rate, on, publisher, address } of rates) {
    expect([currency, Number(rate) > 0, on, publisher, address]).toEqual([
      currency,
      true,
      expect.stringMatching(/^2026-\d\d-\d\d$/),
      expect.stringMatching(/Bank/),
      expect.stringMatching(/^https:/),
    ])
  }
  expect(rates.length).toBe(8)
})
