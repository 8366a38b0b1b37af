import type { DocumentKind } from '#app/features/student-documents/contract.ts'
import type { FileType } from '#app/features/student-documents/files-contract.ts'
import type { Actor, Outcome } from '../read-progress.ts'

export const language = 'ne'
export const dateLanguage = 'ne'

const toDigits = (count: number) => count.toLocaleString(language)

export const message = (name: string, address: string, office: string) =>
  `नमस्ते${name && ` ${name}`}, तपाईंका आवेदन कहाँ पुगे र कुन कागजात चाहिन्छ, यो पेजमा हेर्नुहोस्: ${address}\n${office}`

export const yourApplications = 'तपाईंका आवेदन'
export const isPrivate =
  'यो पेज तपाईंका लागि मात्र हो। तपाईंका आवेदन कहाँ पुगे भन्ने यहाँ देखिन्छ। यो लिङ्क अरूलाई नपठाउनुहोस्।'
export const open = 'मेरो पेज खोल्नुहोस्'
export const notFound = 'यो लिङ्क अब चल्दैन'
export const askForNewOne =
  'लिङ्कको म्याद सकियो वा हामीले नयाँ लिङ्क बनायौं। कृपया हामीसँग नयाँ लिङ्क माग्नुहोस्।'
export const isLimited = 'यो पेज धेरै पटक खोलियो। कृपया केही मिनेटपछि फेरि खोल्नुहोस्।'
export const failed = 'यो पेज अहिले देखाउन सकिएन। कृपया एकछिनपछि फेरि खोल्नुहोस्।'
export const title = (name: string) => `${name}, तपाईंका आवेदन`

export const nothingToDo: string = 'अहिले तपाईंले केही गर्नु पर्दैन'
export const weTellYou: string = 'तपाईंको पालो आएपछि हामी खबर गर्छौं।'
export const youActNext: string = 'अब तपाईंको पालो'
export const until = (text: string, day: string) => `${text}, ${day} सम्म`
export const actsNext: Record<Actor, (institution: string) => string> = {
  student: () => 'अब तपाईंको पालो',
  office: () => 'अब हाम्रो पालो',
  institution: (institution) => `अब शिक्षण संस्थाको पालो: ${institution}`,
  authority: () => 'अब भिसा कार्यालयको पालो',
}
export const send = (document: string) => `पठाउनुहोस्: ${document}`
export const alsoNeeded = (count: number) => `अरू ${toDigits(count)} वटा काम बाँकी छ, तल हेर्नुहोस्।`
export const pay = {
  deposit: (amount: string) => `डिपोजिट तिर्नुहोस्: ${amount}`,
  fee: (amount: string) => `शुल्क तिर्नुहोस्: ${amount}`,
}
export const neededForStep = (documents: string) => `यसका लागि कागजात: ${documents}`
export const deadline = (day: string, what: string) =>
  what ? `अन्तिम मिति ${day}: ${what}` : `अन्तिम मिति: ${day}`
export const prepare = (step: string) => `तपाईंको अर्को कदम: ${step}`

export const noApplications: string = 'अहिलेसम्म आवेदन छैन। तपाईंले निर्णय गरेपछि हामी यहाँ थप्छौं।'
export const done = 'सकियो'
export const now = 'अहिले'
export const later = 'पछि'
export const intake = (month: string) => `इन्टेक ${month}`
export const visaGranted: string = 'तपाईंको भिसा लाग्यो'
export const outcomes: Record<Outcome, string> = {
  enrolled: 'तपाईं भर्ना हुनुभयो। बधाई छ!',
  refused: 'भिसा लागेन। अब के गर्न सकिन्छ, हामीसँग कुरा गर्नुहोस्।',
  withdrawn: 'तपाईंले यो आवेदन फिर्ता लिनुभयो।',
  rejected: 'शिक्षण संस्थाले यो आवेदन स्वीकार गरेन।',
  did_not_arrive: 'तपाईं नजानुभएकाले यो आवेदन बन्द गरियो।',
}

export const neededDocuments = 'चाहिने कागजात'
export const noneNeeded: string = 'अहिले तपाईंबाट कुनै कागजात चाहिँदैन।'
export const by = (day: string) => `${day} सम्म`
export const rejected = (reason: string) => `कृपया फेरि पठाउनुहोस्: ${reason}`
export const ofSponsor = (name: string) => `${name} (खर्च बेहोर्ने व्यक्तिको)`
export const haveDocuments = 'हामीसँग भएका कागजात'
export const received = 'प्राप्त भयो'
export const verified = 'जाँच भयो'

export const linkLasts = (days: number) =>
  `तपाईंले पछिल्लो पटक खोलेको ${toDigits(days)} दिनसम्म यो लिङ्क चल्छ।`
export const questions = 'केही सोध्नु छ?'
export const otherLanguage = 'English'

/** As the names of kinds in the back office. */
export const documentKinds: Record<DocumentKind, string> = {
  passport: 'पासपोर्ट',
  citizenship: 'नागरिकता',
  transcript: 'ट्रान्सक्रिप्ट',
  provisional: 'प्रोभिजनल सर्टिफिकेट',
  character: 'चारित्रिक प्रमाणपत्र',
  migration: 'माइग्रेसन सर्टिफिकेट',
  recommendation: 'सिफारिस पत्र',
  language_test: 'भाषा परीक्षा',
  bank_balance: 'बैंक ब्यालेन्स',
  loan_letter: 'ऋण पत्र',
  income: 'आयस्रोतको प्रमाण',
  relationship: 'नाता प्रमाणपत्र',
  tax_clearance: 'कर चुक्ता प्रमाणपत्र',
  noc: 'वैदेशिक अध्ययन अनुमतिपत्र (एनओसी)',
  medical: 'मेडिकल रिपोर्ट',
  police_report: 'प्रहरी रिपोर्ट',
  offer: 'अफर लेटर',
  enrolment: 'सीएएस, सीओई वा आई-२०',
  photo: 'फोटो',
  cv: 'बायोडाटा (सीभी)',
  statement: 'उद्देश्यपत्र (एसओपी)',
  experience: 'कामको अनुभव',
  other: 'अन्य कागजात',
}

export const addFile = 'फोटो वा फाइल'
export const sendFile = 'पठाउनुहोस्'
export const addPage = 'अर्को पाना थप्नुहोस्'
export const fileTypes = 'फोटो, PDF वा Word फाइल, बढीमा १० एमबी।'
export const fileSent = (document: string) => `फाइल पायौं: ${document}। धन्यवाद।`
export const uploadErrors: Record<string, string> = {
  no_file: 'कृपया पहिले फाइल छान्नुहोस्।',
  file_empty: 'यो फाइल खाली छ। कृपया अर्को छान्नुहोस्।',
  file_unknown: 'यस प्रकारको फाइल लिइँदैन। फोटो, PDF वा Word फाइल (DOCX) छान्नुहोस्।',
  file_active: 'यो कागजातमा म्याक्रो वा अरू फाइल छन्। PDF का रूपमा सेभ गरेर पठाउनुहोस्।',
  file_infected: 'भाइरस जाँच्ने प्रोग्रामले यो फाइल स्वीकार गरेन। कृपया अर्को प्रति पठाउनुहोस्।',
  too_large: 'यो फाइल धेरै ठूलो छ। बढीमा १० एमबी हुनुपर्छ।',
  files_full: 'तपाईंले धेरै फाइल पठाइसक्नुभयो। अरू पठाउनुअघि हामीसँग कुरा गर्नुहोस्।',
  not_found: 'यो कागजात अब चाहिँदैन।',
  rate_limited: 'एक घण्टामा धेरै फाइल पठाउनुभयो। बाँकी पछि पठाउनुहोस्।',
}
export const uploadFailed = 'फाइल पुगेन। कृपया फेरि पठाउनुहोस्।'

export const openDocument = 'खोल्नुहोस्'
export const back: string = '← तपाईंका आवेदन'
export const page = (number: number) => `पाना ${toDigits(number)}`
export const fileTypeNames: Record<FileType, string> = {
  pdf: 'PDF',
  jpeg: 'फोटो',
  png: 'फोटो',
  webp: 'फोटो',
  docx: 'Word फाइल',
}
export const codeNeeded =
  'यो लिङ्कबाट अरूले कागजात पढ्न नसकून् भनेर कोड चाहिन्छ। यो ब्राउजरमा कागजात १५ मिनेटसम्म खुल्छन्।'
export const code = (minutes: number) =>
  `६ अङ्कको कोड। यो एक पटक मात्र, ${toDigits(minutes)} मिनेटसम्म चल्छ।`
export const noCodeYet = 'अहिलेसम्म कोड छैन?'
export const sendCode = (address: string) => `${address} मा कोड पठाउनुहोस्`
export const noAddress = 'कोड पठाउने तपाईंको इमेल ठेगाना हामीसँग छैन। हामी फोन वा WhatsApp मा कोड भन्छौं।'
export const askForCode = 'कोड माग्नुहोस्'
export const codeSent = (address: string) =>
  `हामीले ${address} मा कोड पठायौं। स्प्याम फोल्डरमा पनि हेर्नुहोस्।`
export const codeAsked = 'तपाईंले कोड मागेको थाहा पायौं। कोडका लागि अहिले फोन गर्न पनि सक्नुहुन्छ।'
export const codeErrors: Record<string, string> = {
  no_code: 'कृपया कोडका ६ अङ्क लेख्नुहोस्।',
  wrong_code: 'यो कोड मिलेन वा यसको म्याद सकियो। फेरि हेर्नुहोस् वा नयाँ कोड माग्नुहोस्।',
  rate_limited: 'धेरै पटक प्रयास गरियो। कृपया १५ मिनेट पर्खनुहोस् वा हामीलाई फोन गर्नुहोस्।',
}
export const codeSubject = 'तपाईंका कागजातको कोड'
export const codeText = (minutes: number) =>
  `कागजात खोल्न यो कोड आफ्नो पेजमा लेख्नुहोस्। यो एक पटक मात्र, ${toDigits(minutes)} मिनेटसम्म चल्छ।`
export const codeWarning =
  'तपाईंले नमागेको भए तपाईंको लिङ्क अरूसँग छ। कृपया हामीलाई भन्नुहोस्, र यो कोड कसैलाई नदिनुहोस्।'

export const guardianMessage = (student: string, address: string, office: string) =>
  `${student || 'विद्यार्थी'}का आवेदन कहाँ पुगे, ${student || 'विद्यार्थी'}ले अनुमति दिएअनुसार यो पेजमा हेर्नुहोस्: ${address}\n${office}`

export const forGuardian = (student: string) => ({
  title: () => `${student} का आवेदन`,
  nothingToDo: 'अहिले केही गर्नु पर्दैन',
  weTellYou: `पालो आएपछि हामी ${student} लाई खबर गर्छौं।`,
  youActNext: `अब ${student} को पालो`,
  actsNext: { ...actsNext, student: () => `अब ${student} को पालो` },
  prepare: (step: string) => `अर्को कदम: ${step}`,
  noApplications: 'अहिलेसम्म आवेदन छैन।',
  visaGranted: 'भिसा लाग्यो',
  outcomes: {
    ...outcomes,
    enrolled: `${student} भर्ना हुनुभयो। बधाई छ!`,
    withdrawn: `${student} ले यो आवेदन फिर्ता लिनुभयो।`,
    did_not_arrive: `${student} नजानुभएकाले यो आवेदन बन्द गरियो।`,
  },
  noneNeeded: 'अहिले कुनै कागजात चाहिँदैन।',
  back: '← आवेदन',
})
export const noConsent = (student: string) =>
  `यहाँ आवेदन देखाउन ${student} ले अझै अनुमति दिनुभएको छैन। कृपया ${student} लाई आफ्नो पेजमा अनुमति दिन वा हाम्रो कार्यालयलाई भन्न अनुरोध गर्नुहोस्।`
export const agreedParts = (student: string) => `${student} ले अनुमति दिएको कुरा मात्र यहाँ देखिन्छ।`

export const sharing = 'अरू कसले हेर्न सक्छन्'
export const sharingHelp =
  'हाम्रो कार्यालयले तपाईंका अभिभावकलाई छुट्टै लिङ्क दिन सक्छ। तपाईंले यहाँ अनुमति दिएको कुरा मात्र उहाँहरूले देख्नुहुन्छ। यो जहिले पनि बदल्न सकिन्छ।'
export const sight = {
  applications: 'मेरा आवेदन कहाँ पुगे र के तिर्नुपर्छ',
  documents: 'कुन कागजात चाहिन्छ र के छ, र पाना पठाउन',
  stored_documents: 'भएका कागजात कोडले खोल्न',
}
export const allowedSince = (day: string) => `${day} देखि`
export const seesNothing = 'केही देख्नुहुन्न'
export const guardian = 'अभिभावक'
export const save = 'सुरक्षित गर्नुहोस्'
export const sharingSaved = 'सुरक्षित भयो। अबदेखि यही लागू हुन्छ।'
/** A student without a name. */
export const student: string = 'विद्यार्थी'
