const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/**
 * Whether the code is a country (ISO 3166). Unicode also names former codes and regions that are
 * not countries.
 */
export function isCountryCode(code: string) {
  if (!/^[A-Z]{2}$/.test(code)) return false
  const { region } = new Intl.Locale('und', { region: code })
  return region === code && !/^(E[UZ]|UN|X[AB]|ZZ)$/.test(code) && names.of(code) !== undefined
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Returns the codes of all countries. */
export const listCountryCodes = () =>
  letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountryCode)
