import { nepaliDigits } from '#app/platform/browser/nepali-digits.ts'
import type { FileKind } from './definition-contract.ts'

export const send = 'पठाउनुहोस्'
export const choose = 'छान्नुहोस्'
export const test = 'परीक्षा'
export const score = 'अङ्क'
export const onlyIf = (question: string, answer: string) =>
  `“${question}” को जवाफ “${answer}” भए मात्र।`
export const onlyIfNot = (question: string, answer: string) =>
  `“${question}” को जवाफ “${answer}” नभए मात्र।`
export const error = 'पठाउन सकिएन'
export const checkBelow = 'यी जवाफ सच्याउनुहोस्:'
export const notSent = 'तपाईंका जवाफ हामीकहाँ आइपुगेनन्। फेरि प्रयास गर्नुहोस्।'
export const thankYou = 'धन्यवाद'
export const notFound = 'यो फारम भेटिएन'
export const notFoundHint = 'यो हटाइएको हुन सक्छ। हामी अर्को तरिकाले सहयोग गर्न तयार छौँ।'
export const contact = 'हामीलाई सम्पर्क गर्नुहोस्'
export const backTo = (title: string) => `“${title}” मा फर्कनुहोस्`

type Params = Record<string, string | number | boolean | null>

const digits = (value: unknown) => nepaliDigits(String(value))

const kindNames: Record<FileKind, string> = {
  pdf: 'PDF',
  picture: 'तस्बिर (JPEG, PNG, WebP)',
  word: 'Word कागजात (DOCX)',
}
const nameKinds = (kinds: string[]) => kinds.map((kind) => kindNames[kind as FileKind]).join(', ')
export const fileLimits = (kinds: string[], limit: number) =>
  limit === 1
    ? `${nameKinds(kinds)}, बढीमा १० MB।`
    : `बढीमा ${digits(limit)} वटा फाइल: ${nameKinds(kinds)}, हरेक बढीमा १० MB।`
export const chooseAgain = (names: string) => `फाइल फेरि छान्नुहोस्: ${names}`
export const sending = 'पठाउँदै…'
export const tooSlow = 'यी फाइलका लागि तपाईंको इन्टरनेट ढिलो छ। थोरै वा साना फाइल छान्नुहोस्।'
export const tooLarge = 'फाइलहरू धेरै ठूला छन्। सबै जोडेर बढीमा २० MB मिल्छ।'

/** What is wrong with an answer, by the code of the API. Others have the sentence of all forms. */
export const problems: Record<string, (params: Params) => string> = {
  number: () => 'अङ्कमा सङ्ख्या लेख्नुहोस्, जस्तै २५ वा ३.४।',
  date: () => 'मिति लेख्नुहोस्, जस्तै २०२६-११-२२।',
  date_past: () => 'आजसम्मको मिति लेख्नुहोस्।',
  date_future: () => 'आज वा आजपछिको मिति लेख्नुहोस्।',
  score: () => 'परीक्षा छान्नुहोस् र अङ्क सङ्ख्यामा लेख्नुहोस्।',
  score_range: ({ test: name, lowest, highest }) =>
    `${name} को अङ्क ${digits(lowest)} देखि ${digits(highest)} सम्मको सङ्ख्या हुन्छ।`,
  file_required: () => 'फाइल छान्नुहोस्।',
  file_count: ({ limit }) =>
    limit === 1 ? 'एउटा मात्र फाइल छान्नुहोस्।' : `बढीमा ${digits(limit)} वटा फाइल छान्नुहोस्।`,
  file_large: () => 'यो फाइल धेरै ठूलो छ। बढीमा १० MB को फाइल छान्नुहोस्।',
  file_kind: ({ kinds }) =>
    `यस्तो फाइल मिल्दैन। यीमध्ये छान्नुहोस्: ${nameKinds(String(kinds).split(','))}।`,
  file_damaged: () =>
    'यो फाइल बिग्रेको छ, वा यसको नाम र सामग्री मिल्दैन। यसलाई फेरि सेभ गरेर त्यही फाइल छान्नुहोस्।',
  file_empty: () => 'यो फाइल खाली छ। अर्को फाइल छान्नुहोस्।',
  file_active: () => 'यो कागजातमा म्याक्रो वा अरू फाइल छन्। यसलाई PDF बनाएर त्यही PDF छान्नुहोस्।',
  file_infected: () => 'भाइरस जाँच्ने प्रोग्रामले यो फाइल स्वीकार गरेन। अर्को फाइल छान्नुहोस्।',
  files_full: () => 'अहिले यहाँबाट थप फाइल पठाउन मिल्दैन। कृपया हामीलाई सम्पर्क गर्नुहोस्।',
  agree: () => 'फारम पठाउन यसमा चिह्न लगाउनुहोस्।',
}
