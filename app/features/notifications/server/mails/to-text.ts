import type { MailPart } from '#app/platform/server/mail/mail.ts'
import * as words from '../../mail-texts.ts'
import type { MailMessage } from './mail-message.ts'

/** Renders the plain text version of a mail. */
export function toText({ parts, action, unsubscribe, office, site }: MailMessage) {
  const { name, phone, email } = office
  const signature = [name, phone, email, site].filter(Boolean).join('\n')
  return [
    ...parts.map((part) => partToText(part, site)),
    ...(action ? [`${action.label}:\n${action.address}`] : []),
    // Mail programs recognise the line "-- " as the start of the signature.
    `-- \n${signature}`,
    ...(unsubscribe
      ? [`${words.changePreferences}:\n${unsubscribe.replace(/^mailto:|\?.*$/g, '')}`]
      : []),
  ].join('\n\n')
}

function partToText(part: MailPart, site: string) {
  if ('text' in part) return part.text
  if ('quote' in part) return part.quote.replaceAll(/^/gm, '> ')
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  const items = part.list.map(
    ({ text, address }) => `- ${text}${address ? `\n  ${site}${address}` : ''}`,
  )
  return [...(part.heading ? [`${part.heading}:`] : []), ...items].join('\n')
}
