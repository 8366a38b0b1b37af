export const articles = 'Articles'
export const describeArticles = (office: string) => `News and advice for students from ${office}.`
export const articlesOn = (category: string) => `Articles: ${category}`
export const articlesWithTag = (tag: string) => `Articles tagged “${tag}”`
export const describeList = (title: string, office: string) => `${title}, from ${office}.`
export const by = (author: string) => `By ${author}`
export const allArticles = 'All articles'
export const tags = 'Tags'
export const categories = 'Categories'
export const newerArticles = 'Newer articles'
export const olderArticles = 'Older articles'
export const subscribe = 'News feed (RSS)'
