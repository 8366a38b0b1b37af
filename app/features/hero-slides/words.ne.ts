import { addEnding } from '#app/contract/nepali-endings.ts'
import { nepaliDigits } from '#app/platform/browser/nepali-digits.ts'

export const highlights = 'मुख्य कुरा'
export const studyAbroadWithUs = 'हामीसँग विदेश अध्ययन'
export const pauseTheSlides = 'स्लाइड रोक्नुहोस्'
export const playTheSlides = 'स्लाइड चलाउनुहोस्'
export const previousSlide = 'अघिल्लो स्लाइड'
export const nextSlide = 'अर्को स्लाइड'
export const carousel = 'स्लाइड सो'
export const slideRole = 'स्लाइड'

export const highlightsOf = (office: string) => `${addEnding(office, 'का')} मुख्य कुरा`
export const placeOf = (place: number, count: number) =>
  `${nepaliDigits(count)}\u00a0मध्ये ${nepaliDigits(place)}`
export const slide = (place: number, title: string) => `स्लाइड ${nepaliDigits(place)}: ${title}`
