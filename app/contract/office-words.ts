import { getOwn } from '#app/contract/get-own.ts'
import { defaultLanguage, languageOfAddress } from './languages.ts'

/** The English texts of the site that the office can change, in their original wording. */
export const originalWords = {
  // The welcome, the toast and the labels are those of the specification (§8, §9).
  chat_welcome: 'Hello sir, how can I help you?',
  chat_welcome_contact: 'Please leave your contact details. We will approach you soon.',
  chat_contact_open:
    'Leave your phone number or email, so that we can reply after you leave this page.',
  chat_contact_closed:
    'The office is closed now. Leave your phone number or email, and we will get back to you.',
  chat_privacy:
    '{office} stores these details, and how you found this site, to reply to you. We erase them if you ask.',
  chat_closed: 'The office has closed this conversation. Send a message to reopen it.',
  form_name: 'Full Name',
  form_email: 'Email',
  form_phone: 'Phone',
  form_destination: 'Preferred Destination',
  form_message: 'Message',
  form_privacy:
    '{office} stores these details, and how you found this site, to advise you. We erase them if you ask.',
  form_send: 'Send Message',
  form_sent: "We'll get back to you within 24 hours",
  form_received: 'Thank you. We have received your message.',
  reply_by: 'We will reply by {day}.',
  write_to_us: 'The first consultation is free. Write to us, and we answer by {day}.',
  search_ask: 'Ask us: we answer by {day}, and the first consultation is free.',
  mail_reply_by: 'We will answer by {day}.',
  free_consultation: 'Free Consultation',
  guide_call:
    'Bring your mark sheets to our office in {address}, or write to us. We go through universities, costs and dates together. The first consultation is free.',
  scholarship_call:
    'Tell us your marks, your subject and your country. We look for what you can apply for, and help with the letters. The first consultation is free.',
  footer_intro: 'We help students in Nepal find their place at a university abroad, and get there.',
}
export type WordName = keyof typeof originalWords

/** The Nepali texts. */
const nepaliWords: Partial<Record<WordName, string>> = {
  chat_welcome: 'नमस्ते, के सहयोग गरौं?',
  chat_welcome_contact: 'कृपया सम्पर्क विवरण छोड्नुहोस्। हामी छिट्टै सम्पर्क गर्छौं।',
  chat_contact_open: 'फोन नम्बर वा इमेल दिनुहोस्। यो पृष्ठ छोडेपछि पनि हामी जवाफ दिन सक्छौं।',
  chat_contact_closed: 'कार्यालय अहिले बन्द छ। फोन नम्बर वा इमेल दिनुहोस्, हामी सम्पर्क गर्छौं।',
  chat_privacy:
    'तपाईंलाई जवाफ दिन {office} ले यो विवरण, र तपाईं यस साइटमा कसरी आइपुग्नुभयो भन्ने जानकारी राख्छ। तपाईंले भन्नुभए हामी मेटाउँछौं।',
  chat_closed: 'कार्यालयले यो कुराकानी बन्द गरेको छ। फेरि खोल्न सन्देश पठाउनुहोस्।',
  form_name: 'पूरा नाम',
  form_email: 'इमेल',
  form_phone: 'फोन नम्बर',
  form_destination: 'जान चाहेको देश',
  form_message: 'सन्देश',
  form_privacy:
    'तपाईंलाई परामर्श दिन {office} ले यो विवरण, र तपाईं यस साइटमा कसरी आइपुग्नुभयो भन्ने जानकारी राख्छ। तपाईंले भन्नुभए हामी मेटाउँछौं।',
  form_send: 'सन्देश पठाउनुहोस्',
  form_sent: 'हामी २४ घण्टाभित्र सम्पर्क गर्छौं',
  form_received: 'धन्यवाद। तपाईंको सन्देश पायौं।',
  reply_by: '{day}सम्ममा जवाफ दिन्छौं।',
  write_to_us: 'पहिलो परामर्श निःशुल्क हुन्छ। हामीलाई लेख्नुहोस्, {day}सम्ममा जवाफ दिन्छौं।',
  search_ask: 'हामीलाई सोध्नुहोस्। {day}सम्ममा जवाफ दिन्छौं, पहिलो परामर्श निःशुल्क हुन्छ।',
  mail_reply_by: '{day}सम्ममा जवाफ दिन्छौं।',
  free_consultation: 'निःशुल्क परामर्श',
  guide_call:
    'मार्कसिट लिएर {address} को हाम्रो कार्यालयमा आउनुहोस् वा हामीलाई लेख्नुहोस्। विश्वविद्यालय, खर्च र मिति सँगै बसेर हेरौं। पहिलो परामर्श निःशुल्क हुन्छ।',
  scholarship_call:
    'आफ्नो प्राप्ताङ्क, विषय र देश भन्नुहोस्। तपाईंले आवेदन दिन मिल्ने छात्रवृत्ति हामी खोज्छौं, पत्र तयार गर्न पनि सघाउँछौं। पहिलो परामर्श निःशुल्क हुन्छ।',
  footer_intro: 'हामी नेपालका विद्यार्थीलाई विदेशमा सुहाउँदो विश्वविद्यालय खोज्न र त्यहाँ पुग्न सघाउँछौं।',
}

/** Original texts by language. Without one, the English text is in force. */
const originals: Record<string, Partial<Record<WordName, string>> | undefined> = {
  [defaultLanguage]: originalWords,
  ne: nepaliWords,
}

/** The texts that the office has changed, by language and name. */
export type ChangedWords = Record<string, Partial<Record<WordName, string>> | undefined>

/** A text and its language. */
export interface Word {
  text: string
  language: string
}

/** Returns the text in force in this language, or the English one if there is none. */
export function findWord(changed: ChangedWords, language: string, name: WordName): Word {
  const text = changed[language]?.[name] ?? getOwn(originals, language)?.[name]
  if (text !== undefined) return { text, language }
  return {
    text: changed[defaultLanguage]?.[name] ?? originalWords[name],
    language: defaultLanguage,
  }
}

/** Returns the text that is in force in this language while the office does not change it. */
export const findOriginal = (changed: ChangedWords, language: string, name: WordName) =>
  getOwn(originals, language)?.[name] ?? findWord(changed, defaultLanguage, name).text

/** Returns the texts in force on the page at this address. */
export const wordsAt = (changed: ChangedWords, address: string) => (name: WordName) =>
  findWord(changed, languageOfAddress(address), name)

/** The welcome of the specification, which the server accepts besides the office's own. */
export const originalWelcome = [
  originalWords.chat_welcome,
  originalWords.chat_welcome_contact,
] as const
