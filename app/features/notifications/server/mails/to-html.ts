import type { MailPart } from '#app/platform/server/mail/mail.ts'
import * as words from '../../mail-texts.ts'
import type { MailMessage } from './mail-message.ts'

/**
 * The style sheet loads nothing from other servers. Mail programs that do not support styles still
 * show a readable mail.
 */
const style = `
body { margin: 0; padding: 24px 16px; background: #fbf8f3; color: #1b2238;
  font: 16px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
main, footer { display: block; max-width: 560px; margin: 0 auto; }
main { padding: 24px; border: 1px solid #e4ddd0; border-radius: 12px; background: #ffffff; }
.office { margin: 0 0 16px; font-size: 14px; font-weight: 600; color: #4a5275; }
h1 { margin: 0 0 16px; font: 600 22px/1.3 Georgia, serif; color: #16245a; }
h2 { margin: 0 0 8px; font-size: 16px; color: #16245a; }
p, ul, dl, blockquote { margin: 0 0 16px; overflow-wrap: anywhere; }
blockquote { padding: 2px 0 2px 14px; border-left: 3px solid #f5a524; white-space: pre-wrap; }
dt { font-size: 14px; color: #4a5275; }
dd { margin: 0 0 8px; }
ul { padding-left: 20px; }
a { color: #16245a; }
.text { white-space: pre-wrap; }
.whole { display: inline-block; }
.action { margin: 24px 0 0; }
.action a { display: inline-block; padding: 12px 20px; border-radius: 8px; background: #f5a524;
  color: #0f1b3d; font-weight: 600; text-decoration: none; }
footer { padding: 16px 24px 0; font-size: 14px; color: #4a5275; }
footer p { margin: 0 0 8px; }
footer a { color: #4a5275; }
@media (max-width: 480px) {
  body { padding: 12px; }
  main { padding: 16px; }
  footer { padding: 16px 16px 0; }
}
@media (prefers-color-scheme: dark) {
  body { background: #0c1226; color: #e8eaf4; }
  main { background: #151d38; border-color: #2b3560; }
  h1, h2, a { color: #f2d39b; }
  .office, dt, footer, footer a { color: #b4bbd6; }
  .action a { color: #0f1b3d; }
}`

/** Renders the HTML version of a mail. */
export function toHtml(message: MailMessage) {
  const { subject, parts, action, unsubscribe, office, site, isPersonal } = message
  const { name, phone, email } = office
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="office">${escapeHtml(name)}</p>
${isPersonal ? '' : `<h1>${escapeHtml(subject)}</h1>`}
${parts.map((part) => partToHtml(part, site)).join('\n')}
${action ? `<p class="action">${link(action.address, action.label)}</p>` : ''}
</main>
<footer>
<p>${[name, phone, email].filter(Boolean).map(nonBreaking).join(' · ')}</p>
<p>${link(site, site.replace(/^https?:\/\//, ''))}</p>
${unsubscribe ? `<p>${link(unsubscribe, words.changePreferences)}</p>` : ''}
</footer>
</body>
</html>
`
}

function partToHtml(part: MailPart, site: string) {
  if ('text' in part) return `<p class="text">${escapeHtml(part.text)}</p>`
  if ('quote' in part) return `<blockquote>${escapeHtml(part.quote)}</blockquote>`
  if ('facts' in part) {
    const facts = part.facts.map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
    )
    return `<dl>${facts.join('')}</dl>`
  }
  const items = part.list.map(({ text, address }) =>
    address ? link(`${site}${address}`, text) : escapeHtml(text),
  )
  const heading = part.heading ? `<h2>${escapeHtml(part.heading)}</h2>` : ''
  return `${heading}<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

/** Prevents line breaks inside the office's name, phone number and email address. */
const nonBreaking = (text: string) => `<span class="whole">${escapeHtml(text)}</span>`

const link = (address: string, text: string) =>
  `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`

const htmlEntities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => htmlEntities[character] ?? character)
