import { formatFileSize } from '#app/contract/files.ts'
import { nepaliDigits } from '#app/platform/browser/nepali-digits.ts'

export const sendThisFile = 'यो फाइल पठाउनुहोस्'
export const remove = 'हटाउनुहोस्'
export const cancel = 'रद्द गर्नुहोस्'
export const messageFirst = 'पहिले सन्देश लेख्नुहोस्, अनि फाइल पठाउनुहोस्।'
export const notAccepted = 'यस किसिमको फाइल लिन मिल्दैन। फोटो (JPEG, PNG वा WebP) वा PDF छान्नुहोस्।'
export const tooLarge = 'यो फाइल धेरै ठूलो छ। बढीमा १०\u00a0MB सम्मको फाइल पठाउन मिल्छ।'
export const lost = 'यो फाइल अब यस ब्राउजरमा छैन। यसलाई हटाएर फेरि छान्नुहोस्।'

export const sendingFile = (name: string) => `${name} पठाउँदै`
export const fileSize = (bytes: number) => nepaliDigits(formatFileSize(bytes))
