import { addEnding } from '#app/contract/nepali-endings.ts'
import { nepaliDigits } from '#app/platform/browser/nepali-digits.ts'

export const gallery = 'ग्यालरी'
export const describeGallery = (office: string) => `${addEnding(office, 'का')} तस्बिर।`
export const allAlbums = 'सबै एल्बम'
export const newerAlbums = 'नयाँ एल्बम'
export const olderAlbums = 'पुराना एल्बम'
export const pictures = (count: number) => `${nepaliDigits(count)} तस्बिर`
