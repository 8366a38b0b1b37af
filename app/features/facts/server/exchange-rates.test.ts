import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { addDays } from '#app/platform/server/text/days.ts'
import { makeFact } from '#tests/factories.ts'
import { admin, startTestApp } from '#tests/test-app.ts'
import { factsApi, factValuesApi } from '../contract.ts'
import { exchangeRatesApi, type NewExchangeRates } from '../exchange-rate-contract.ts'

const source = { publisher: 'Nepal Rastra Bank', address: 'https://www.nrb.org.np/forex/' }
const on = '2026-11-20'

/** Starts an office with a fee in euros and one in yen. */
async function start() {
  const started = await startTestApp()
  const { administrator, visitor } = started
  const fee = await administrator.call(factsApi.add, {
    body: makeFact({ key: 'no.fee', unit: 'EUR' }),
  })
  await administrator.call(factsApi.add, { body: makeFact({ key: 'no.test', unit: 'JPY' }) })
  await administrator.call(factValuesApi.add, { params: { id: fee.id }, body: { from: '75' } })
  return {
    ...started,
    list: () => administrator.call(exchangeRatesApi.list, {}),
    save: (rates: NewExchangeRates['rates'], day = on) =>
      administrator.call(exchangeRatesApi.save, { body: { rates, on: day, ...source } }),
    attempt: (body: NewExchangeRates) => administrator.attempt(exchangeRatesApi.save, { body }),
    readRate: async (key: string) => {
      const [rate] = await administrator.call(factsApi.list, { querystring: { q: key } })
      const params = { id: rate?.id ?? '' }
      return administrator.call(factsApi.read, { params })
    },
    rupees: async () => (await visitor.call(factsApi.current, {})).NO?.[0]?.values[0]?.rupees,
  }
}

test('lists the currencies in use, in the amounts of Nepal Rastra Bank', async () => {
  const { list, rupees } = await start()

  const none = { rate: '', on: '', publisher: '', address: '' }
  expect(await list()).toEqual([
    { currency: 'EUR', amount: 1, ...none },
    { currency: 'JPY', amount: 10, ...none },
  ])
  expect(await rupees()).toBeNull()
})

test('refuses rates from a form that was opened before a colleague saved', async () => {
  const { save, attempt, list } = await start()
  const present = { EUR: '', JPY: '' } as NewExchangeRates['rates']
  await save({ EUR: '165.50', JPY: '' } as NewExchangeRates['rates'])
  const attemptRate = (EUR: string, shown = present) =>
    attempt({ rates: { EUR, JPY: '9.2' }, on, ...source, present: shown })

  expect(await attemptRate('170')).toMatchObject({
    status: 409,
    failure: { detail: expect.stringContaining('1 EUR = NPR 165.50') },
  })
  expect((await list()).map(({ rate }) => rate)).toEqual(['165.50', ''])
  // The same rate, or the present one on the screen.
  expect(await attemptRate('165.50')).toMatchObject({ ok: true })
  expect(await attemptRate('170', { EUR: '165.50', JPY: '9.2' })).toMatchObject({ ok: true })
})

test('sets all rates at once, with date, source and reader', async () => {
  const { save, list, readRate, rupees } = await start()

  await save({ EUR: '165.50', JPY: '9.2' })

  expect(await list()).toEqual([
    { currency: 'EUR', amount: 1, rate: '165.50', on, ...source },
    { currency: 'JPY', amount: 10, rate: '9.2', on, ...source },
  ])
  expect(await rupees()).toEqual({
    from: '12400',
    to: '',
    rate: 165.5,
    on,
    publisher: 'Nepal Rastra Bank',
  })
  expect(await readRate('npr.jpy')).toMatchObject({
    country: 'NP',
    unit: 'NPR',
    of: 'for 10 JPY',
    states: [],
    values: [{ valid_from: on, page_date: on, read_by: admin.username, confidence: 'read' }],
  })
})

test('adds a value on a new day, changes it on the same day, and keeps blank ones', async () => {
  const { save, list, readRate } = await start()
  await save({ EUR: '165.50', JPY: '9.2' })

  await save({ EUR: '166', JPY: '' }, '2026-11-21')
  await save({ EUR: '166.40' }, '2026-11-21')

  expect((await list()).map(({ rate }) => rate)).toEqual(['166.40', '9.2'])
  const { values } = await readRate('npr.eur')
  expect(values.map(({ from, valid_from }) => [from, valid_from])).toEqual([
    ['166.40', '2026-11-21'],
    ['165.50', on],
  ])
})

test('uses a rate that the office has added as a fact', async () => {
  const { administrator, list, save } = await start()
  const body = makeFact({ key: 'npr.jpy', country: 'NP', unit: 'NPR', of: 'for 100 yen' })
  await administrator.call(factsApi.add, { body })

  await save({ JPY: '92' })

  expect(await list()).toMatchObject([{ rate: '' }, { amount: 100, rate: '92' }])
  const keys = (await administrator.call(factsApi.list, { querystring: {} })).map(({ key }) => key)
  expect(keys.filter((key) => key === 'npr.jpy')).toHaveLength(1)
})

test('refuses invalid input at every field and changes nothing', async () => {
  const { administrator, attempt, list } = await start()
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 2)

  expect(
    await attempt({ rates: { EUR: '0', JPY: 'nine', GBP: '1.234' }, on: tomorrow, ...source }),
  ).toMatchObject({
    status: 400,
    failure: {
      fields: {
        'rates.EUR': expect.stringContaining('at most two decimals'),
        'rates.JPY': expect.stringContaining('at most two decimals'),
        'rates.GBP': expect.stringContaining('at most two decimals'),
        on: 'Please enter today or an earlier day.',
      },
    },
  })
  expect(await attempt({ rates: { EUR: '' }, on, ...source })).toMatchObject({
    failure: { fields: { rates: 'Please enter at least one rate.' } },
  })
  const wrong = { rates: { EUR: '1' }, on: '2026-02-30', publisher: ' ', address: 'nrb.org.np' }
  expect(await attempt(wrong)).toMatchObject({
    failure: {
      fields: {
        on: expect.any(String),
        publisher: expect.any(String),
        address: expect.any(String),
      },
    },
  })
  expect((await list()).map(({ rate }) => rate)).toEqual(['', ''])
  expect(await administrator.call(factsApi.list, { querystring: {} })).toHaveLength(2)
})

test('records facts and values in the audit log', async () => {
  const { administrator, save } = await start()
  await save({ EUR: '165.50' })
  await save({ EUR: '166' })

  const entries = await administrator.call(auditLogApi.list, { querystring: {} })

  expect(entries.slice(0, 3)).toMatchObject([
    { action: 'changed', subject: 'fact_value', after: { from: '166' } },
    { action: 'added', subject: 'fact_value', subject_name: 'Exchange rate of EUR' },
    { action: 'added', subject: 'fact', subject_name: 'Exchange rate of EUR' },
  ])
})

test('simultaneous requests add each rate once', async () => {
  const { administrator, save } = await start()

  await Promise.all(['165', '166', '167'].map((EUR) => save({ EUR })))

  const query = { querystring: { q: 'npr.eur' } }
  const [rate, ...others] = await administrator.call(factsApi.list, query)
  expect([rate?.visible_values.length, others]).toEqual([1, []])
})
