import { getOwn } from '#app/contract/get-own.ts'
import { addEnding } from '#app/contract/nepali-endings.ts'
import { nepaliDigits } from '#app/platform/browser/nepali-digits.ts'

export const closeChat = 'च्याट बन्द गर्नुहोस्'
export const refresh = 'रिफ्रेस गर्नुहोस्'
export const openNow = 'अहिले खुला'
export const closedNow = 'अहिले बन्द'
export const conversation = 'कुराकानी'
export const isTyping = 'कार्यालय लेख्दै छ…'
export const reconnecting = 'फेरि जोडिँदै छ…'
export const newConversation = 'यो नयाँ कुराकानी हो। माथिको कुराकानीमा अब जवाफ लेख्न सकिँदैन।'
export const newMessage = 'नयाँ सन्देश ↓'
export const today = 'आज'
export const yesterday = 'हिजो'
export const you = 'तपाईं'
export const seen = 'हेरियो'
export const sending = 'पठाउँदै…'
export const tryAgain = 'पठाइएन – फेरि प्रयास गर्नुहोस्'
export const discard = 'हटाउनुहोस्'
export const writeAMessage = 'सन्देश लेख्नुहोस्'
export const attach = 'फोटो वा PDF थप्नुहोस्'
export const send = 'पठाउनुहोस्'
export const newLineHint = 'नयाँ लाइनका लागि Shift+Enter'
export const eraseOnDevice = 'यस डिभाइसबाट मेटाउनुहोस्'
export const eraseQuestion = 'यो च्याट यस डिभाइसबाट मेटाउनुहुन्छ?'
export const erase = 'मेटाउनुहोस्'
export const erased = 'च्याट यस डिभाइसबाट मेटाइयो।'
export const eraseHelp =
  'यो ब्राउजर चलाउने कसैले पनि अब यो च्याट पढ्न सक्दैन। कार्यालयले पाइसकेका सन्देश कार्यालयमै रहन्छन्।'

export const openUntil = (moment: string) => `${addEnding(moment, 'सम्म')} खुला`
export const closedUntil = (moment: string) => `${addEnding(moment, 'सम्म')} बन्द`
export const onlineNow = (open: string) => `अहिले अनलाइन। ${open}`
export const closedButOnline = (closed: string) => `${closed}, तर कोही अनलाइन हुनुहुन्छ`
export const inCity = (text: string, city: string) =>
  `${text} (${addEnding(getOwn(cityNames, city) ?? city, 'को')} समय)`
export const inYourTime = (moment: string) => `तपाईंको समयमा ${moment}`

/** The cities of time zones. */
const cityNames: Record<string, string | undefined> = { Kathmandu: 'काठमाडौं' }

const characters = (count: number) => `${nepaliDigits(count)}\u00a0अक्षर`
export const charactersLeft = (count: number) => `${characters(count)} बाँकी`
export const tooLong = (count: number) =>
  `सन्देश ${characters(count)} बढी भयो। छोट्याउनुहोस् वा टुक्र्याएर पठाउनुहोस्।`
export const unsentLost = (count: number) =>
  count === 1
    ? `${nepaliDigits(count)}\u00a0सन्देश पठाइएको छैन। त्यो हराउँछ।`
    : `${nepaliDigits(count)}\u00a0सन्देश पठाइएका छैनन्। ती हराउँछन्।`
