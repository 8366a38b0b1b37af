import { nepaliDigits } from '#app/platform/browser/nepali-digits.ts'

export const draftNotPublished = 'यो ड्राफ्ट हो। प्रकाशित भएको छैन, अझै फेरिन सक्छ।'

/** The placeholder for a missing picture in a draft. */
export const describeMissingPicture = (alt: string) => (alt ? `तस्बिर छैन: ${alt}` : 'तस्बिर छैन')

export const playVideo = (title: string) => `भिडियो चलाउनुहोस्: ${title}`
export const loadsFromYouTube = 'YouTube बाट लोड हुन्छ, त्यसपछि उसले कुकी राख्न सक्छ।'
export const showMap = (place: string) => `नक्सा हेर्नुहोस्: ${place}`
export const mapOf = (place: string) => `नक्सा: ${place}`
export const loadsFromOpenStreetMap = 'OpenStreetMap बाट लोड हुन्छ।'
export const directions = 'Google Maps मा बाटो हेर्नुहोस्'

export const pictures = 'तस्बिर'
export const pictureOf = (number: number, count: number) =>
  `तस्बिर ${nepaliDigits(number)} / ${nepaliDigits(count)}`
export const previousPicture = 'अघिल्लो तस्बिर'
export const nextPicture = 'अर्को तस्बिर'
export const close = 'बन्द गर्नुहोस्'

export const pages = 'पृष्ठ'
export const pageOf = (page: number, count: number) =>
  `पृष्ठ ${nepaliDigits(page)} / ${nepaliDigits(count)}`
export const previousPage = 'अघिल्लो पृष्ठ'
export const nextPage = 'अर्को पृष्ठ'

/** "PDF, 240 KB, 3 pages" */
export const fileDetails = (file: string, pages?: number) =>
  nepaliDigits(pages ? `${file}, ${pages} पृष्ठ` : file)

/** The name of a table that scrolls, for screen readers. */
export const table = 'तालिका'
