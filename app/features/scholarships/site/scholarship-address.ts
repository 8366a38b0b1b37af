import { to } from '#app/base/browser/addresses.ts'
import { byCountry } from '../contract.ts'

/** Where those of a country stand, by its ISO 3166 code. */
export const getScholarshipAddress = (code: string) =>
  `${to('/scholarships')}?${byCountry.name}=${code.toLowerCase()}`
