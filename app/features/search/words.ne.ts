import { nepaliDigits } from '#app/platform/browser/nepali-digits.ts'

export const search = 'खोज'
export const searchButton = 'खोज्नुहोस्'
export const searchThisSite = 'यस साइटमा खोज'
export const searchFor = (query: string) => `खोज: ${query}`
export const whatToSearch =
  'गाइड, सेवा, गन्तव्य देश र तथ्याङ्क खोज्नुहोस्। एक–दुई शब्द भए पुग्छ, जस्तै “अस्ट्रेलिया भिसा शुल्क”।'
export const typeNames = {
  guide: 'देशको गाइड',
  service: 'सेवा',
  page: 'पृष्ठ',
  article: 'लेख',
  event: 'कार्यक्रम',
  album: 'एल्बम',
  destination: 'गन्तव्य देश',
  figure: 'तथ्याङ्क',
  scholarship: 'छात्रवृत्ति',
}
export const confirmWithUs = 'हामीसँग पुष्टि गर्नुहोस्'
export const tooLong = (maxLength: number) =>
  `खोज धेरै लामो भयो। बढीमा ${nepaliDigits(maxLength)}\u00a0अक्षर लेख्नुहोस्।`
export const notSearched = 'अहिले खोज्न सकिएन। केही बेरपछि फेरि प्रयास गर्नुहोस्।'
export const noResults = (query: string) => `“${query}” भेटिएन।`
export const didYouMean = 'यो खोज्नुभएको हो कि:'
export const writeToUs = 'हामीलाई लेख्नुहोस्'
export const closeResults = 'ठ्याक्कै मिल्ने भेटिएन। यी नजिकका नतिजा हुन्।'
export const found = (total: number, shown: number) =>
  total > shown
    ? `${nepaliDigits(total)}\u00a0मध्ये सुरुका ${nepaliDigits(shown)}\u00a0नतिजा`
    : `${nepaliDigits(total)}\u00a0नतिजा`
