import { addEnding } from '#app/contract/nepali-endings.ts'

export const somethingWentWrong = 'केही गडबडी भयो'
export const cannotBeShown = 'यो पृष्ठ अहिले देखाउन सकिएन। केही बेरपछि फेरि प्रयास गर्नुहोस्।'
export const oopsPageNotFound = 'यो पृष्ठ भेटिएन'
export const nothingHere = 'यो ठेगानामा केही छैन। पृष्ठ सरेको वा लिङ्क नमिलेको हुन सक्छ।'
export const returnToHome = 'गृहपृष्ठमा जानुहोस्'
export const search = 'खोज'
export const menu = 'मेनु'
export const menuOfThisSite = 'यस साइटको मेनु'
export const skipToContent = 'सिधै सामग्रीमा जानुहोस्'
export const quickHelp = 'तुरुन्त सहयोग'
export const homePage = ', गृहपृष्ठ'
export const destinations = 'गन्तव्य देश'
export const services = 'सेवाहरू'
export const ourOffice = 'हाम्रो कार्यालय'
export const main = 'मुख्य'
export const close = 'बन्द गर्नुहोस्'
export const callUs = 'फोन गर्नुहोस्'
export const chatOnWhatsApp = 'हामीसँग WhatsApp मा च्याट गर्नुहोस् (नयाँ ट्याबमा खुल्छ)'

export const termsOfService = 'सेवाका सर्त'
export const disclaimer = 'जिम्मेवारीको सीमा'
export const licensed = (authority: string, number: string, until: string) =>
  [authority, `इजाजतपत्र नम्बर ${number}`, until && `म्याद ${addEnding(until, 'सम्म')}`]
    .filter(Boolean)
    .join(', ')
