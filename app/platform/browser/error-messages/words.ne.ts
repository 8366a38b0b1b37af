import { getOwn } from '#app/contract/get-own.ts'
import { nepaliDigits } from '../nepali-digits.ts'
import * as shared from '../words.ne.ts'
import type { Message } from './words.ts'

/** Messages for visitors by error code, or by the reason in its parameters. */
export const errorMessages = {
  invalid: 'यो अनुरोध बुझ्न सकिएन।',
  form_not_readable: 'फारम पढ्न सकिएन।',
  not_found: (): string | undefined => 'यो भेटिएन।',
  conflict: (): string | undefined => 'यो अरू कुरासँग मिलेन। पृष्ठ फेरि खोलेर प्रयास गर्नुहोस्।',
  permission_denied: (): string | undefined => 'यसका लागि अनुमति छैन।',
  method_not_allowed: 'यो ठेगानाले यस्तो अनुरोध लिँदैन।',
  unsupported_media_type: 'यस किसिमको सामग्री लिन मिल्दैन।',
  no_active_account: 'प्रयोगकर्ता नाम वा पासवर्ड मिलेन।',
  account_disabled: 'यो खाता बन्द गरिएको छ। खोल्न आफ्नो कार्यालयको अर्को प्रशासकलाई भन्नुहोस्।',
  factor_required: 'दोस्रो सुरक्षा चरण पनि पूरा गर्नुहोस्।',
  passkey_refused: 'यो पासकी स्वीकार भएन। फेरि प्रयास गर्नुहोस् वा पासवर्डले लगइन गर्नुहोस्।',
  challenge_expired: 'धेरै समय लाग्यो वा धेरैपटक प्रयास भयो। फेरि लगइन गर्नुहोस्।',
  password_link_void: 'यो लिङ्क प्रयोग भइसक्यो वा यसको म्याद सकियो। नयाँ लिङ्क माग्नुहोस्।',
  not_owner: 'यो कुराकानी अर्को ब्राउजरको हो।',
  too_large: 'यो धेरै ठूलो भयो, त्यसैले लिन सकिएन।',
  chat_files_full: 'एउटा कुराकानीमा बढीमा १०\u00a0वटा फाइल र जम्मा ४०\u00a0MB मात्र राख्न मिल्छ।',
  throttled: ({ retry_after }) =>
    `धेरैपटक अनुरोध भयो। ${formatDelay(Number(retry_after))}पछि फेरि प्रयास गर्नुहोस्।`,
  busy: 'सर्भर व्यस्त छ। केही सेकेन्डपछि फेरि प्रयास गर्नुहोस्।',
  unavailable: 'यो सेवा अहिले चलिरहेको छैन। केही बेरपछि फेरि प्रयास गर्नुहोस्।',
  error: 'हाम्रोतर्फ केही गडबडी भयो।',
  unexplained: 'सर्भरले काम पूरा गर्न सकेन। फेरि प्रयास गर्नुहोस्।',
} satisfies Record<string, Message>

/** Messages for fields by error code. */
export const fieldMessages = {
  required: shared.pleaseFillThisIn,
  minLength: ({ limit }) =>
    limit === 1
      ? shared.pleaseFillThisIn
      : `कम्तीमा ${nepaliDigits(String(limit))}\u00a0अक्षर लेख्नुहोस्।`,
  maxLength: ({ limit }) => `बढीमा ${nepaliDigits(String(limit))}\u00a0अक्षर लेख्नुहोस्।`,
  minItems: ({ limit }) => `कम्तीमा ${nepaliDigits(String(limit))}\u00a0वटा लेख्नुहोस्।`,
  maxItems: ({ limit }) => `बढीमा ${nepaliDigits(String(limit))}\u00a0वटा लेख्नुहोस्।`,
  minimum: ({ limit }) => `यो ${nepaliDigits(String(limit))}\u00a0वा त्योभन्दा बढी हुनुपर्छ।`,
  maximum: ({ limit }) => `यो ${nepaliDigits(String(limit))}\u00a0वा त्योभन्दा कम हुनुपर्छ।`,
  enum: 'दिइएका विकल्पमध्ये एउटा छान्नुहोस्।',
  wellFormed: 'यसमा राख्न नमिल्ने अक्षर छन्।',
  visible: 'यसमा अक्षरको दिशा बदल्ने, नदेखिने चिह्न छन्। फेरि टाइप गर्नुहोस्।',
  oneLine: 'यो एउटै लाइनमा लेख्नुहोस्।',
  format: ({ format }) =>
    format === 'email' ? shared.pleaseEnterAValidEmailAddress : 'यहाँ लेखेको मिलेन।',
  type: ({ type }) => `यहाँ ${getOwn(typeNames, String(type)) ?? 'अर्कै किसिमको जानकारी'} हुनुपर्छ।`,
  phone: ({ limit, example }) =>
    `कम्तीमा ${nepaliDigits(String(limit))}\u00a0अङ्कको फोन नम्बर लेख्नुहोस्, जस्तै ${example}।`,
  onePhone: 'यहाँ एउटै नम्बर लेख्नुहोस्। अरू नम्बर सन्देशमा लेख्नुहोस्।',
  unreachable: 'फोन नम्बर वा इमेल ठेगाना लेख्नुहोस्।',
  pattern: 'यो तोकिएको ढाँचामा छैन, वा यसमा नमिल्ने अक्षर छन्।',
  wrong_code: 'यो कोड मिलेन वा प्रयोग भइसक्यो। सबैभन्दा नयाँ कोड लेख्नुहोस्।',
  common_password: 'यो पासवर्ड धेरैले प्रयोग गर्छन्। अर्को छान्नुहोस्।',
  known_words: 'यो पासवर्ड सजिलै अनुमान गर्न सकिन्छ। अर्को छान्नुहोस्।',
  no_file: 'फाइल छान्नुहोस्।',
  message_first: 'पहिले सन्देश लेख्नुहोस्, अनि फाइल पठाउनुहोस्।',
  not_photo_or_pdf: 'यस किसिमको फाइल लिन मिल्दैन। फोटो (JPEG, PNG वा WebP) वा PDF छान्नुहोस्।',
  file_infected: (): string | undefined =>
    'भाइरस जाँचले यो फाइल स्वीकार गरेन। फाइलको अर्को प्रति पठाउनुहोस्।',
  setup_link_void:
    'यो लिङ्क प्रयोग भइसक्यो वा एक घण्टाभन्दा पुरानो भयो। नयाँ लिङ्कका लागि सर्भर फेरि सुरु गर्नुहोस्।',
} satisfies Record<string, Message>

export const checkTheMarkedFields = 'चिह्न लगाइएका विवरण हेर्नुहोस्।'

const typeNames: Record<string, string> = {
  string: 'अक्षर',
  integer: 'पूर्ण सङ्ख्या',
  array: 'सूची',
}

function formatDelay(seconds: number) {
  if (seconds < 60) return `${nepaliDigits(seconds)}\u00a0सेकेन्ड`
  return `${nepaliDigits(Math.ceil(seconds / 60))}\u00a0मिनेट`
}
