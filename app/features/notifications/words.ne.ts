import { addEnding } from '#app/contract/nepali-endings.ts'
import { getCountryName } from '#app/platform/browser/country-names/words.ne.ts'
import { formatNepaliList } from '#app/platform/browser/nepali-list.ts'
import { localizeText } from './office-mails/localize.ne.ts'

export const language = 'ne'
export const dateLanguage = 'ne'
export const changePreferences = 'कुन सूचना आउने, बदल्नुहोस्'

export const localizeOfficeText = (text: string) => localizeText(text)

export const receivedSubject = 'तपाईंको प्रश्न पायौं'
export const addToQuestion =
  'केही थप्नु परे यही इमेलमा जवाफ दिनुहोस्, फोन गर्नुहोस् वा कार्यालयमा आउनुहोस्। प्रश्न फेरि पठाउनु पर्दैन।'
export const wrongAddress =
  'तपाईंले हामीलाई केही सोध्नुभएको होइन भने कसैले आफ्नो इमेल ठेगाना गलत लेखेको हुन सक्छ। यो इमेललाई वास्ता नगर्नुहोस्, अर्को आउँदैन।'
export const phone = 'फोन नम्बर'
export const address = 'ठेगाना'
export const hours = 'खुल्ने समय'

export function describeReceipt(countries: string[]) {
  const list = formatNepaliList(countries.map(getCountryName))
  return list
    ? `नमस्ते,\n${addEnding(list, 'मा')} पढ्ने बारेमा तपाईंको प्रश्न पायौं। धन्यवाद।`
    : 'नमस्ते,\nतपाईंको प्रश्न पायौं। धन्यवाद।'
}
