import { addEnding } from '#app/contract/nepali-endings.ts'
import { nepaliDigits } from '#app/platform/browser/nepali-digits.ts'

export const scholarships = 'छात्रवृत्ति'
export const openNow = 'अहिले खुला छात्रवृत्ति'
export const openIn = (country: string) => `अहिले खुला छात्रवृत्ति: ${country}`
export const description =
  'नेपाली विद्यार्थीका लागि अहिले खुला छात्रवृत्ति: कसले दिन्छ, कति रकम, के योग्यता चाहिन्छ र अन्तिम मिति।'
export const sortedByDeadline = 'अन्तिम मितिको क्रममा। म्याद सकिएका छात्रवृत्ति यहाँ छैनन्।'
export const chooseACountry = 'देशअनुसार'
export const allCountries = 'सबै देश'
export const anyCountry = 'जुनसुकै देश'
export const lastDay = 'अन्तिम मिति'
export const readAtTheSource = (host: string) => `${addEnding(host, 'मा')} पढ्नुहोस्`
export const whichFitYou = 'तपाईंलाई कुन मिल्छ?'
export const openUntil = (count: number, day: string) =>
  count === 1
    ? `${nepaliDigits(count)}\u00a0छात्रवृत्तिमा ${addEnding(day, 'सम्म')} आवेदन खुला`
    : `${nepaliDigits(count)}\u00a0छात्रवृत्तिमा आवेदन खुला, पहिलोको अन्तिम मिति ${day}`
export const allOpen = (count: number) =>
  count === 1 ? moreDetails : `सबै ${nepaliDigits(count)}\u00a0छात्रवृत्ति, विवरण र स्रोतसहित`
export const moreDetails = 'थप विवरण र स्रोत'
/** "आज", "भोलि", "१२ दिन बाँकी". */
export const daysLeft = (days: number) =>
  ['आज', 'भोलि'][days] ?? `${nepaliDigits(days)}\u00a0दिन बाँकी`
