/** Common names that Unicode's English names do not include. */
const commonNames: Record<string, string> = {
  usa: 'US',
  america: 'US',
  'united states of america': 'US',
  'great britain': 'GB',
  korea: 'KR',
  newzealand: 'NZ',
  uae: 'AE',
  holland: 'NL',
  turkey: 'TR',
  'czech republic': 'CZ',
  macau: 'MO',
}

let codesByName: Map<string, string> | undefined

/** Returns the ISO 3166 alpha-2 code of a country's English name. */
export function findCountryCode(name: string) {
  codesByName ??= new Map([...listNames(), ...Object.entries(commonNames)])
  return codesByName.get(fold(name))
}

function fold(name: string) {
  return name
    .normalize('NFD')
    .replaceAll(/[\p{M}.,]/gu, '')
    .replaceAll('&', 'and')
    .replaceAll(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/^the /, '')
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Long names and short ones, such as "UK". */
function listNames() {
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return (['short', 'long'] as const).flatMap((style) => {
    const names = new Intl.DisplayNames('en', { type: 'region', style, fallback: 'none' })
    return codes.filter(isCurrent).flatMap((code) => {
      const name = names.of(code)
      return name ? [[fold(name), code] as const] : []
    })
  })
}

/** Excludes codes of former countries and of other territories. */
function isCurrent(code: string) {
  return (
    new Intl.Locale('und', { region: code }).region === code && !/^(E[UZ]|UN|X[AB]|ZZ)$/.test(code)
  )
}
