import { formatNepaliList } from '#app/platform/browser/nepali-list.ts'

export const consentTitle = 'गोपनीयताको रोजाइ'
export const mayWeUse = (services: string[]) =>
  `${formatNepaliList(services)} चलाउन दिनुहुन्छ? अरू कम्पनीका यी सेवाले तपाईंले यो साइट कसरी चलाउनुहुन्छ टिप्छन्, र तपाईंको ब्राउजरमा कुकी राख्न सक्छन्। यिनबिना पनि साइट उस्तै चल्छ।`
export const agree = 'हुन्छ'
export const decline = 'हुँदैन'
export const privacyChoices = 'गोपनीयताको रोजाइ'
