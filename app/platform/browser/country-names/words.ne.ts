/** Names as newspapers write them, where those of `Intl` differ. */
const names: Record<string, string | undefined> = {
  CA: 'क्यानडा',
  GB: 'बेलायत',
  IE: 'आयरल्यान्ड',
  NZ: 'न्युजिल्यान्ड',
  US: 'अमेरिका',
}

const countries = new Intl.DisplayNames('ne', { type: 'region' })

/** Returns the name of a country by its code (ISO 3166). */
export const getCountryName = (code: string) => names[code] ?? countries.of(code) ?? code
