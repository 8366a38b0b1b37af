import type { MailKind } from './mail-kinds.ts'

export const language = 'ne'
export const dateLanguage = 'ne'

export const subjects: Record<MailKind, (title: string) => string> = {
  registered: (title) => `तपाईंको नाम दर्ता भयो: ${title}`,
  waiting: (title) => `तपाईं प्रतीक्षा सूचीमा हुनुहुन्छ: ${title}`,
  moved_up: (title) => `तपाईंले सिट पाउनुभयो: ${title}`,
  cancelled: (title) => `तपाईंको दर्ता रद्द भयो: ${title}`,
  reminder: (title) => `रिमाइन्डर: ${title}`,
  changed: (title) => `परिवर्तन भयो: ${title}`,
  event_cancelled: (title) => `कार्यक्रम रद्द भयो: ${title}`,
}
export const beginnings: Record<MailKind, string> = {
  registered: 'नमस्ते,\nतपाईंको नाम दर्ता भयो। तपाईंका लागि सिट छ।',
  waiting:
    'नमस्ते,\nसबै सिट भरिइसकेकाले तपाईंको नाम प्रतीक्षा सूचीमा राखेका छौं। सिट खाली भए तपाईंले आफैं पाउनुहुन्छ, हामी इमेल पठाउँछौं।',
  moved_up: 'नमस्ते,\nएउटा सिट खाली भयो र त्यो तपाईंको भयो।',
  cancelled:
    'नमस्ते,\nहामीले तपाईंको दर्ता रद्द गरेका छौं। गल्ती भएको हो भने यही इमेलमा जवाफ दिनुहोस् वा फोन गर्नुहोस्।',
  reminder: 'नमस्ते,\nहामी तपाईंको प्रतीक्षामा छौं।',
  changed:
    'नमस्ते,\nतपाईंले नाम दर्ता गर्नुभएको कार्यक्रममा परिवर्तन भएको छ। नयाँ विवरण तल छ; कृपया मिति, समय र ठाउँ टिप्नुहोस्।',
  event_cancelled:
    'नमस्ते,\nमाफ गर्नुहोस्, तपाईंले नाम दर्ता गर्नुभएको कार्यक्रम हुँदैन। केही सोध्नु भए यही इमेलमा जवाफ दिनुहोस् वा फोन गर्नुहोस्।',
}
export const date = 'मिति'
export const time = 'समय'
export const place = 'ठाउँ'
export const link = 'लिङ्क'
export const phone = 'फोन नम्बर'
export const fromTo = (from: string, to: string) => `${from} – ${to}`
export const stillWaiting = 'तपाईं अझै प्रतीक्षा सूचीमा हुनुहुन्छ।'
export const updateCalendar = 'आफ्नो पात्रोमा मिलाउनुहोस्'
export const removeFromCalendar = 'आफ्नो पात्रोबाट हटाउनुहोस्'
export const calendar = 'आफ्नो पात्रोमा थप्नुहोस्'
export const cannotCome = 'आउन नमिल्ने भए कृपया दर्ता रद्द गर्नुहोस्, अरू कसैले सिट पाउँछ।'
export const cancel = 'दर्ता रद्द गर्नुहोस्'
export const wrongAddress =
  'तपाईंले नाम दर्ता गर्नुभएको होइन भने कसैले आफ्नो इमेल ठेगाना गलत लेखेको हुन सक्छ। यो इमेललाई वास्ता नगर्नुहोस् वा दर्ता रद्द गर्नुहोस्।'
