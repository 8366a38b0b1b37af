import { addEnding } from '#app/contract/nepali-endings.ts'

export const articles = 'लेख'
export const describeArticles = (office: string) =>
  `विद्यार्थीका लागि ${addEnding(office, 'का')} खबर र सल्लाह।`
export const articlesOn = (category: string) => `लेख: ${category}`
export const articlesWithTag = (tag: string) => `“${tag}” ट्याग भएका लेख`
export const describeList = (title: string, office: string) => `${title}, ${office}`
export const by = (author: string) => `लेखक: ${author}`
export const allArticles = 'सबै लेख'
export const tags = 'ट्याग'
export const categories = 'विषय'
export const newerArticles = 'नयाँ लेख'
export const olderArticles = 'पुराना लेख'
export const subscribe = 'खबर फिड'
