import { getOwn } from '#app/contract/get-own.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { language, languageQuery } from '#app/platform/browser/language.ts'
import { pageContext } from '#app/platform/browser/page-context.ts'
import { type ArticleCard, articlesApi, articlesPath, feedPath } from '../contract.ts'
import * as words from '../words.ts'
import type { Route } from './+types/feed.ts'

/** The latest articles: https://www.rssboard.org/rss-specification */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageContext)
  const api = context.get(apiContext)
  const [{ articles }, office] = await Promise.all([
    api.call(articlesApi.listPublic, { querystring: languageQuery }),
    api.call(officeApi.readPublic, { querystring: languageQuery }),
  ])
  if (articles.length === 0) return new Response('', { status: 404 })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
  <title>${escapeXml(`${words.articles} – ${office.name}`)}</title>
  <link>${publicUrl}${localizeAddress(articlesPath)}</link>
  <atom:link href="${publicUrl}${localizeAddress(feedPath)}" rel="self" type="application/rss+xml"/>
  <description>${escapeXml(words.describeArticles(office.name))}</description>
  <language>${language}</language>
${articles.map((article) => toItem(article, publicUrl)).join('')}</channel>
</rss>
`
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}

function toItem({ address, title, description, date, author }: ArticleCard, publicUrl: string) {
  const url = `${publicUrl}${address}`
  const creator = author && `<dc:creator>${escapeXml(author)}</dc:creator>`
  const day = new Date(`${date}T00:00:00Z`).toUTCString()
  return `  <item><title>${escapeXml(title)}</title><link>${url}</link><guid>${url}</guid><description>${escapeXml(description)}</description>${creator}<pubDate>${day}</pubDate></item>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => getOwn(entities, sign) ?? sign)
