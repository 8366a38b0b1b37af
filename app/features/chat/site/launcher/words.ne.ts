import { nepaliDigits } from '#app/platform/browser/nepali-digits.ts'

export const closeChat = 'च्याट बन्द गर्नुहोस्'
export const cannotLoad = 'च्याट खुल्न सकेन। फेरि प्रयास गर्नुहोस्।'
export const openChat = (unread: number) =>
  unread > 0 ? `च्याट खोल्नुहोस्, नपढेका सन्देश ${nepaliDigits(unread)}` : 'च्याट खोल्नुहोस्'
export const writeToUs = 'हामीलाई लेख्नुहोस्'
