import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Office } from '#app/contract/office.ts'
import { loadDictionaries } from '#app/platform/server/text/dictionaries.ts'
import { progressPath } from '../../contract.ts'
import { Html, html } from './html.ts'
import { createStyles } from './styles.ts'
import * as englishWords from './words.ts'

const wordsIn = await loadDictionaries(englishWords, (language) => import(`./words.${language}.ts`))
export type Words = ReturnType<typeof wordsIn>

/** Returns the words of the chosen language, or else of the person's own, or else in English. */
export const chooseWords = (chosen: string | undefined, own = '') => wordsIn(chosen ?? own)

/** Returns the office with its texts in the language. */
export async function readOffice({ db, office, services }: FastifyInstance, language: string) {
  const translate = await services.textTranslations.loadTranslate(db, language)
  return services.office.translate(await office.read(), translate)
}

interface Page {
  words: Words
  office: Office
  title: string
  content: Html
  status?: number
  /** The parameters of the address, without the language. */
  ownQuery: Record<string, string>
}

/** Sends a page that loads nothing. Its address, which is a secret, is not told to any other site. */
export function sendPage(
  reply: FastifyReply,
  { words, office, title, content, status, ownQuery }: Page,
) {
  const styles = createStyles(office)
  const other = words.language === 'ne' ? 'en' : 'ne'
  const inOther = new URLSearchParams({ ...ownQuery, language: other })
  const page = html`<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} – ${office.short_name}</title>
<link rel="icon" href="data:,">
<style>${new Html(styles)}</style>
</head>
<body>
<div class="wrap">
<header><b>${office.short_name}</b><a href="${progressPath}?${inOther.toString()}" lang="${other}" hreflang="${other}">${words.otherLanguage}</a></header>
<main>
<h1>${title}</h1>
${content}
</main>
</div>
</body>
</html>
`
  return reply
    .code(status ?? 200)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-security-policy': createPolicy(styles),
    })
    .send(page.text)
}

const createPolicy = (styles: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
