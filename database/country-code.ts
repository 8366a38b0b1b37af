/** Common names that Unicode does not include. */
const commonNames: Record<string, string> = {
  usa: 'US',
  america: 'US',
  'united states of america': 'US',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  korea: 'KR',
  newzealand: 'NZ',
  uae: 'AE',
  holland: 'NL',
  turkey: 'TR',
  'czech republic': 'CZ',
  macau: 'MO',
  swiss: 'CH',
  'viet nam': 'VN',
  अमेरिका: 'US',
  यूएसए: 'US',
  'संयुक्त राज्य अमेरिका': 'US',
  बेलायत: 'GB',
  ब्रिटेन: 'GB',
  इङ्ग्ल्यान्ड: 'GB',
  युके: 'GB',
  क्यानडा: 'CA',
  क्यानेडा: 'CA',
  कोरिया: 'KR',
  युएई: 'AE',
  दुबई: 'AE',
  इटाली: 'IT',
  नेदरल्यान्ड्स: 'NL',
  स्विट्जरल्यान्ड: 'CH',
  रसिया: 'RU',
  टर्की: 'TR',
  लातभिया: 'LV',
  लिथुआनिया: 'LT',
  // As the site writes them, where Unicode differs.
  'अलान्ड टापुहरू': 'AX',
  बुरुन्डी: 'BI',
  'कोकोस (किलिंग) टापुहरू': 'CC',
  'कुक टापुहरू': 'CK',
  'फकल्यान्ड टापुहरू': 'FK',
  'हर्ड टापु र म्याकडोनाल्ड टापुहरू': 'HM',
  'मार्शल टापुहरू': 'MH',
  'पिटकाइर्न टापुहरू': 'PN',
  रुवान्डा: 'RW',
  'संयुक्त राज्यका बाह्य टापुहरू': 'UM',
  'संयुक्त राज्य भर्जिन टापुहरू': 'VI',
}

let codesByName: Map<string, string> | undefined

const englishNames = new Intl.DisplayNames('en', { type: 'region' })

/** Returns the English name of the country with this code. */
export const getEnglishName = (code: string) => englishNames.of(code) ?? code

/** Returns the ISO 3166 alpha-2 code of a country's English or Nepali name. */
export function findCountryCode(name: string) {
  codesByName ??= new Map([
    ...listNames('ne'),
    ...listNames('en'),
    ...Object.entries(commonNames).map(([name, code]) => [fold(name), code] as const),
  ])
  return codesByName.get(fold(name))
}

function fold(name: string) {
  return (
    name
      .normalize('NFD')
      // Of Latin letters only: vowel signs tell Nepali names apart.
      .replaceAll(/[\u0300-\u036f.,\u200c\u200d]/g, '')
      // Sounds that are spelled in several ways.
      .replaceAll('ण्ड', 'न्ड')
      .replaceAll(/[शष]/g, 'स')
      .replaceAll('व', 'ब')
      .replaceAll('ङ्', 'ं')
      .replaceAll(/[ीई]/g, (vowel) => (vowel === 'ी' ? 'ि' : 'इ'))
      .replaceAll(/[ूऊ]/g, (vowel) => (vowel === 'ू' ? 'ु' : 'उ'))
      .replaceAll('&', 'and')
      .replaceAll(/[\s-]+/g, ' ')
      .trim()
      .toLowerCase()
      .replace(/^the /, '')
  )
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Long names and short ones, such as "UK". */
function listNames(language: string) {
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return (['short', 'long'] as const).flatMap((style) => {
    const names = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' })
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
