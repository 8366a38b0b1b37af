import { getOwn } from '#app/contract/get-own.ts'
import type { GuideBrief } from '../contract.ts'

/** Common names of countries beside their own, in small letters without spaces. */
const commonNames: Record<string, string[] | undefined> = {
  AU: ['aus'],
  GB: ['uk', 'britain', 'greatbritain', 'england'],
  KR: ['korea'],
  US: ['usa', 'america', 'unitedstatesofamerica'],
}

/**
 * Returns the codes of guides by what people write in an address: the country’s name, the address
 * of its guide, and common names. Codes themselves are not names.
 */
export function listCountryNames(guides: Pick<GuideBrief, 'code' | 'address' | 'name'>[]) {
  const codes = new Set(guides.map(({ code }) => code.toLowerCase()))
  const names = guides.flatMap(({ code, address, name }) =>
    [name, address, ...(getOwn(commonNames, code) ?? [])].map(
      (each) => [each.toLowerCase().replaceAll(/[^\p{L}]/gu, ''), code.toLowerCase()] as const,
    ),
  )
  return new Map(names.filter(([name]) => !codes.has(name)).toReversed())
}
