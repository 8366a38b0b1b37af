import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { dayIn } from '#app/contract/date-format.ts'
import { auditChangeWithin } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { Conflict, ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks, lockRows } from '#database/locks.ts'
import { confirmJump } from '../content/describe-jump.ts'
import { describeRateJumps } from '../content/describe-rate-jumps.ts'
import type { Fact } from '../contract.ts'
import {
  checkRate,
  checkRateDay,
  type ExchangeRate,
  exchangeRatesApi,
  type ForeignCurrency,
  type NewExchangeRates,
  noRate,
} from '../exchange-rate-contract.ts'
import type { FactValue } from '../value-contract.ts'
import { currencies } from '../vocabulary-contract.ts'
import { getRateAmount, isRate, rateKey } from './fact-list.ts'
import { getOfficeTime } from './office-time.ts'
import * as store from './store.ts'
import { addFactDefaults, addValueDefaults } from './validation.ts'

type FactWithValues = Fact & { values: FactValue[] }

const exchangeRateRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({ ...exchangeRatesApi.list, handler: async () => listRates(await store.list(app.db)) })

  app.route({
    ...exchangeRatesApi.save,
    async handler(request) {
      const { body } = request
      const { timeZone, now } = await getOfficeTime(app)
      validateRates(body, dayIn(timeZone, now), await store.list(app.db))
      await app.responseCache.invalidateAfter(() =>
        app.db.transaction().execute((db) => saveRates(db, request, body, timeZone)),
      )
      return listRates(await store.list(app.db))
    },
  })
}

/** Reports all invalid fields at once. Throws ValidationError. */
function validateRates(
  { rates, on, is_amount_confirmed }: NewExchangeRates,
  today: string,
  facts: FactWithValues[],
) {
  const given = Object.entries(rates)
  const jumps = describeRateJumps(listRates(facts), rates)
  const messages = [
    ...given.map(([currency, rate]) => [`rates.${currency}`, checkRate(rate)]),
    ['on', checkRateDay(on, today)],
    ['rates', given.some(([, rate]) => rate) ? undefined : noRate],
    ['is_amount_confirmed', jumps && !is_amount_confirmed ? `${jumps} ${confirmJump}` : undefined],
  ]
  const invalid = messages.filter(([, detail]) => detail)
  if (invalid.length === 0) return
  throw new ValidationError(
    Object.fromEntries(invalid.map(([field, detail = '']) => [field, { code: 'invalid', detail }])),
  )
}

/** Returns the rates of all currencies that facts use, in alphabetical order. */
function listRates(facts: FactWithValues[]): ExchangeRate[] {
  const units = new Set<string>(facts.map(({ unit }) => unit))
  return currencies.flatMap((currency) => {
    if (currency === 'NPR') return []
    const fact = findRate(facts, currency)
    if (!fact && !units.has(currency)) return []
    const last = fact?.values.toSorted((a, b) => compare(a.valid_from, b.valid_from)).at(-1)
    return {
      currency,
      amount: fact ? getRateAmount(fact) : (usualAmounts[currency] ?? 1),
      rate: last?.from ?? '',
      on: last?.valid_from || last?.page_date || '',
      publisher: last?.publisher ?? '',
      address: last?.address ?? '',
    }
  })
}

/** Amounts for which Nepal Rastra Bank publishes its rates. */
const usualAmounts: Partial<Record<ForeignCurrency, number>> = { INR: 100, JPY: 10, KRW: 100 }

const findRate = (facts: FactWithValues[], currency: ForeignCurrency) =>
  facts.find((fact) => isRate(fact) && fact.key === rateKey(currency))

const compare = (a: string, b: string) => Number(a > b) - Number(a < b)

/** Adds a value to each rate, or changes the value of the same day. */
async function saveRates(
  db: Database,
  request: FastifyRequest,
  { rates, on, publisher, address = '', present }: NewExchangeRates,
  timeZone: string,
) {
  const given = Object.entries(rates).filter(([, rate]) => rate) as [ForeignCurrency, string][]
  const ofDay = ({ valid_from }: FactValue) => valid_from === on
  const keys = given.map(([currency]) => rateKey(currency))
  const unlocked = (await store.list(db)).filter(({ key }) => keys.includes(key))
  const ids = unlocked.flatMap(({ values }) => values.filter(ofDay).map(({ id }) => id))
  await lockRows(db, 'fact_value', ids)
  await acquireLocks(db, 'fact_key', keys)
  const facts = await store.list(db)
  requirePresentRates(listRates(facts), rates, present)
  // Who enters rates reads them at the source.
  const reading = {
    read_at: new Date().toISOString(),
    read_by: requireAdministrator(request).username,
  }
  const created_by = reading.read_by
  for (const [currency, from] of given) {
    const fact = findRate(facts, currency) ?? (await addRate(db, request, currency))
    const existing = facts.find(({ id }) => id === fact.id)?.values.find(ofDay)
    const figure = { from, valid_from: on, page_date: on, publisher, address }
    await auditChangeWithin<FactValue>(db, request, {
      subject: 'fact_value',
      name: () => fact.label,
      content: 'facts',
      find: existing && (() => store.findValue(db, existing.id)),
      apply: (transaction) =>
        existing
          ? store.changeValue(transaction, existing.id, { ...figure, ...reading })
          : store.addValue(transaction, fact.id, {
              ...addValueDefaults(figure, fact.country),
              time_zone: timeZone,
              confidence: 'read',
              created_by,
              ...reading,
            }),
    })
  }
}

/** Throws Conflict if a colleague has changed a rate to another one than the given. */
function requirePresentRates(
  stored: ExchangeRate[],
  given: NewExchangeRates['rates'],
  shown: NewExchangeRates['present'],
) {
  const changed = stored.filter(({ currency, rate }) => {
    const isKnown = shown?.[currency] === undefined || shown[currency] === rate
    return given[currency] && !isKnown && given[currency] !== rate
  })
  if (changed.length === 0) return
  const texts = changed.map(
    ({ currency, amount, rate }) => `${amount} ${currency} = NPR ${rate || 'none'}`,
  )
  throw new Conflict(
    `A colleague has changed these rates since you opened this form: ${texts.join(', ')}. Look at them before you save again.`,
    'changed_since',
  )
}

async function addRate(db: Database, request: FastifyRequest, currency: ForeignCurrency) {
  const amount = usualAmounts[currency] ?? 1
  const label = `Exchange rate of ${currency}`
  const fact = await auditChangeWithin<Fact>(db, request, {
    subject: 'fact',
    name: () => label,
    apply: (transaction) =>
      store.add(
        transaction,
        addFactDefaults({
          key: rateKey(currency),
          kind: 'estimate',
          country: 'NP',
          topic: 'fees',
          label,
          unit: 'NPR',
          of: `for ${amount} ${currency}`,
          recheck_days: 30,
        }),
      ),
  })
  if (!fact) throw new Error(`The rate of ${currency} was not added`)
  return fact
}

export default exchangeRateRoutes
