import { addEnding } from '#app/contract/nepali-endings.ts'

export const describeEnquiry = (office: string) => `${addEnding(office, 'मा')} तपाईंको सोधपुछ`
