import { type Static, Type } from 'typebox'
import { isDay } from '#app/contract/calendar.ts'
import { Day, OptionalDay, OptionalText, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { WebAddress } from './figure-contract.ts'
import { currencies } from './vocabulary-contract.ts'

const foreignCurrencies = currencies.filter((currency) => currency !== 'NPR')
export type ForeignCurrency = (typeof foreignCurrencies)[number]

/** The latest rate of a currency that facts use. */
const ExchangeRate = Type.Object({
  currency: Type.Enum(foreignCurrencies),
  /** The rate is for this amount of the currency, for example 100. */
  amount: Type.Integer(),
  /** Rupees for the amount; '' if there is no rate. */
  rate: Type.String(),
  on: OptionalDay,
  publisher: Type.String(),
  address: Type.String(),
})
export type ExchangeRate = Static<typeof ExchangeRate>

/** Rupees by currency; '' keeps the present rate. */
const rates = Type.Object(
  Object.fromEntries(foreignCurrencies.map((currency) => [currency, OptionalText(20)])) as Record<
    ForeignCurrency,
    ReturnType<typeof OptionalText>
  >,
)

export const NewExchangeRates = Type.Object({
  rates,
  /** The day of all rates, not after today. */
  on: Day,
  publisher: Text(120),
  address: Type.Optional(WebAddress),
  /** Confirms rates that are many times more or less than the present ones. */
  is_amount_confirmed: Type.Optional(Type.Boolean()),
  /** The rates that the form shows. The change is refused if one of them was changed since. */
  present: Type.Optional(rates),
})
export type NewExchangeRates = Static<typeof NewExchangeRates>

const response = { 200: Type.Array(ExchangeRate) }

export const exchangeRatesApi = {
  list: {
    method: 'GET',
    url: '/api/exchange-rates/',
    schema: { summary: 'List exchange rates to rupees of all currencies in use', response },
    config: { access: 'administrator', right: 'facts:read' },
  },
  save: {
    method: 'PUT',
    url: '/api/exchange-rates/',
    schema: {
      summary: 'Set exchange rates of a day; currencies without a rate stay unchanged',
      body: NewExchangeRates,
      response,
    },
    config: { access: 'administrator', right: 'content:write' },
  },
} satisfies Record<string, Endpoint>

/** Returns an error message, also for rates that the schema accepts. */
export const checkRate = (rate: string) =>
  rate === '' || (/^\d{1,7}(\.\d{1,2})?$/.test(rate) && Number(rate) > 0)
    ? undefined
    : 'Please enter rupees with at most two decimals, for example 190.25.'

export const checkRateDay = (on: string, today: string) =>
  !isDay(on) || on <= today ? undefined : 'Please enter today or an earlier day.'

export const noRate = 'Please enter at least one rate.'
