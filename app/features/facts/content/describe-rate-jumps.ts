import type { ExchangeRate } from '../exchange-rate-contract.ts'
import { describeJump } from './describe-jump.ts'

/**
 * Compares new exchange rates with the present ones: "GBP: NPR 19,755 is 100 times the present value
 * (NPR 197.55)."; '' if all are near.
 */
export const describeRateJumps = (
  present: ExchangeRate[],
  typed: Record<string, string | undefined>,
) =>
  present
    .flatMap(({ currency, rate }) => {
      const jump = describeJump(toFigure(typed[currency]?.trim() ?? ''), toFigure(rate), rupees)
      return jump ? `${currency}: ${jump}` : []
    })
    .join(' ')

const rupees = { unit: 'NPR', of: '', per: '' } as const
const toFigure = (from: string) => ({ from, to: '', bound: '', text: '' }) as const
