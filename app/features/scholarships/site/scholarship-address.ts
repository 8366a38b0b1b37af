import { to } from '#app/platform/browser/addresses.ts'
import { byCountry } from '../contract.ts'

/** Returns the address of a country's scholarships. */
export const getScholarshipAddress = (code: string) =>
  `${to('/scholarships')}?${byCountry.name}=${code.toLowerCase()}`
