import { addEnding } from '#app/contract/nepali-endings.ts'
import { nepaliDigits } from '#app/platform/browser/nepali-digits.ts'

export const relatedServices = 'सम्बन्धित सेवा'
export const allServices = 'सबै सेवा'
export const services = 'सेवाहरू'
export const talkToUs = 'हामीसँग कुरा गर्नुहोस्'
export const parts = 'भाग'
export const askUs = 'हामीलाई सोध्नुहोस्'
export const nextClasses = 'आउँदा कक्षा'
export const askForAPlace = 'सिट माग्नुहोस्'
export const noFee = 'शुल्क लाग्दैन'
export const weeks = (count: number) => `${nepaliDigits(count)}\u00a0हप्ता`
export const places = (count: number) => `${nepaliDigits(count)}\u00a0सिट`
export const placeRequest = (test: string, day: string) =>
  `मलाई ${addEnding(day, 'देखि')} सुरु हुने ${test} कक्षामा सिट चाहियो।`
