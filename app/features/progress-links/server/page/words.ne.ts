import type { DocumentKind } from '#app/features/student-documents/contract.ts'
import type { Actor, Outcome } from '../read-progress.ts'

const toDigits = (count: number) => count.toLocaleString('ne')

export const language = 'ne'
export const dateLanguage = 'ne'

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

export const nothingToDo = 'अहिले तपाईंले केही गर्नु पर्दैन'
export const weTellYou = 'तपाईंको पालो आएपछि हामी खबर गर्छौं।'
export const youActNext = 'अब तपाईंको पालो'
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
export const prepare = (step: string) => `तपाईंको अर्को कदम: ${step}`

export const noApplications = 'अहिलेसम्म आवेदन छैन। तपाईंले निर्णय गरेपछि हामी यहाँ थप्छौं।'
export const done = 'सकियो'
export const now = 'अहिले'
export const later = 'पछि'
export const intake = (month: string) => `भर्ना ${month}`
export const visaGranted = 'तपाईंको भिसा लाग्यो'
export const outcomes: Record<Outcome, string> = {
  enrolled: 'तपाईं भर्ना हुनुभयो। बधाई छ!',
  refused: 'भिसा लागेन। अब के गर्न सकिन्छ, हामीसँग कुरा गर्नुहोस्।',
  withdrawn: 'तपाईंले यो आवेदन फिर्ता लिनुभयो।',
  rejected: 'शिक्षण संस्थाले यो आवेदन स्वीकार गरेन।',
  did_not_arrive: 'तपाईं नजानुभएकाले यो आवेदन बन्द गरियो।',
}

export const neededDocuments = 'चाहिने कागजात'
export const noneNeeded = 'अहिले तपाईंबाट कुनै कागजात चाहिँदैन।'
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

export const documentKinds: Record<DocumentKind, string> = {
  passport: 'राहदानी',
  citizenship: 'नागरिकता',
  transcript: 'ट्रान्सक्रिप्ट',
  provisional: 'प्रोभिजनल सर्टिफिकेट',
  character: 'चारित्रिक प्रमाणपत्र',
  migration: 'माइग्रेसन सर्टिफिकेट',
  recommendation: 'सिफारिस पत्र',
  language_test: 'भाषा परीक्षा',
  bank_balance: 'बैंक ब्यालेन्स',
  loan_letter: 'ऋणको पत्र',
  income: 'आयस्रोतको प्रमाण',
  relationship: 'नाता प्रमाणित',
  tax_clearance: 'कर चुक्ता',
  noc: 'एनओसी',
  medical: 'मेडिकल रिपोर्ट',
  police_report: 'प्रहरी रिपोर्ट',
  offer: 'अफर लेटर',
  enrolment: 'सीएएस, सीओई वा आई-२०',
  photo: 'फोटो',
  cv: 'सीभी',
  statement: 'उद्देश्य पत्र (एसओपी)',
  experience: 'कार्य अनुभव',
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
