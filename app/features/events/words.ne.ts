import { addEnding } from '#app/contract/nepali-endings.ts'

export const events = 'कार्यक्रम'
export const describeEvents = (office: string) =>
  `${addEnding(office, 'का')} कार्यक्रम र शैक्षिक मेला। यहीँ नाम दर्ता गर्न मिल्छ।`
export const pastEvents = 'सकिएका कार्यक्रम'
export const describePast = (office: string) => `${addEnding(office, 'का')} सकिएका कार्यक्रम र मेला।`
export const allEvents = 'सबै कार्यक्रम'
export const noneNow = 'अहिले कुनै कार्यक्रम तय भएको छैन।'
export const when = 'कहिले'
export const where = 'कहाँ'
export const online = 'अनलाइन'
export const fromTo = (from: string, to: string) => `${from} – ${to}`
export const seats = 'सिट'
export const addToCalendar = 'आफ्नो पात्रोमा थप्नुहोस्'
export const openEvent = 'कार्यक्रम खोल्नुहोस्'
export const isOver = 'यो कार्यक्रम सकियो।'
export const isClosed = 'दर्ता बन्द भयो।'
export const needsNoRegistration = 'नाम दर्ता गर्नु पर्दैन।'
export const isFull = 'सबै सिट भरिए। तपाईं प्रतीक्षा सूचीमा नाम लेखाउन सक्नुहुन्छ, सिट खाली भए तपाईंले पाउनुहुन्छ।'
export const register = 'नाम दर्ता गर्नुहोस्'
export const joinWaitingList = 'प्रतीक्षा सूचीमा नाम लेखाउनुहोस्'
export const registerFor = (title: string) => `नाम दर्ता: ${title}`
export const waitingListOf = (title: string) => `प्रतीक्षा सूची: ${title}`
export const note = 'प्रश्न वा अनुरोध'
export const noteHint = 'नलेखे पनि हुन्छ, जस्तै: कुन देशबारे सोध्न चाहनुहुन्छ।'
export const notFound = 'यो कार्यक्रम भेटिएन'
export const notFoundHint = 'यो हटाइएको हुन सक्छ। अरू कार्यक्रमबारे हामीलाई सोध्नुहोस्।'
export const contact = 'सम्पर्क'
export const error = 'काम भएन'
export const notSent = 'तपाईंको दर्ता हामीकहाँ आइपुगेन। फेरि प्रयास गर्नुहोस्।'
export const registered = 'तपाईंको नाम दर्ता भयो'
export const haveSeat = 'तपाईंका लागि सिट छ। हामी तपाईंको प्रतीक्षामा छौं।'
export const onWaitingList = 'तपाईं प्रतीक्षा सूचीमा हुनुहुन्छ'
export const youWait = 'सबै सिट भरिए। सिट खाली भए सूचीको पहिलो व्यक्तिले पाउँछ।'
export const isMailed = (address: string) =>
  `${addEnding(address, 'मा')} इमेल पठाउँदै छौं। त्यसमा भएको लिङ्कबाट दर्ता रद्द गर्न मिल्छ।`
export const callToCancel = (phone: string) => `आउन नमिल्ने भए कृपया फोन गर्नुहोस्: ${phone}।`
export const cancelRegistration = 'दर्ता रद्द गर्नुहोस्'
export const cancelQuestion = 'त्यसपछि तपाईंको सिट अरू कसैले पाउँछ।'
export const cancelled = 'तपाईंको दर्ता रद्द भयो'
export const thanksForCancelling = 'जानकारी दिनुभएकोमा धन्यवाद।'
export const unknownRegistration = 'यो लिङ्क चल्दैन'
export const unknownRegistrationHint =
  'लिङ्क अधुरो छ वा दर्ता हटाइएको छ। आउन नमिल्ने भए कृपया फोन गर्नुहोस्।'
export const tooLate = 'कार्यक्रम सकिसक्यो, अब रद्द गर्नु पर्दैन।'
