/** What people write and Unicode's English names leave out. */
const usual: Record<string, string> = {
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

let known: Map<string, string> | undefined

/** The ISO 3166 code (alpha-2) of a country's English name; undefined: we know no such country. */
export function findCountryCode(name: string) {
  known ??= new Map([...listNames(), ...Object.entries(usual)])
  return known.get(fold(name))
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

/** Unicode has names for codes of the past too, and for what is no country. */
function isCurrent(code: string) {
  return (
    new Intl.Locale('und', { region: code }).region === code && !/^(E[UZ]|UN|X[AB]|ZZ)$/.test(code)
  )
}
