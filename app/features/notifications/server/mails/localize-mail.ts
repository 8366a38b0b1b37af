import { addLanguagePrefix, defaultLanguage, isLanguagePrefix } from '#app/contract/languages.ts'
import type { Mail, MailPart } from '#app/platform/server/mail/mail.ts'
import { mailWordsIn } from './mail-words.ts'

/**
 * Returns the mail in the language that its recipient in the office has chosen. Features write such mails
 * in English. Quotes and the names of people stay as they are.
 */
export function localizeMail(mail: Mail): Mail {
  const { language = defaultLanguage, personId, action } = mail
  if (!personId || language === defaultLanguage) return mail
  return {
    ...mail,
    subject: localizeOfficeText(language, mail.subject),
    parts: mail.parts.map((part) => localizePart(language, part)),
    action: action && {
      ...action,
      label: localizeOfficeText(language, action.label),
      address: localizeScreen(language, action.address),
    },
    unsubscribe: mail.unsubscribe && localizeScreen(language, mail.unsubscribe),
  }
}

function localizePart(language: string, part: MailPart): MailPart {
  const localize = (text: string) => localizeOfficeText(language, text)
  if ('quote' in part || 'codeSalt' in part) return part
  if ('text' in part) return { text: localize(part.text) }
  if ('facts' in part)
    return { facts: part.facts.map(([name, value]) => [localize(name), localize(value)]) }
  return {
    heading: part.heading && localize(part.heading),
    list: part.list.map(({ text, address }) => ({
      text: localize(text),
      address: address && localizeScreen(language, address),
    })),
  }
}

/** Returns an English text of the server in this language. */
export const localizeOfficeText = (language: string, text: string) =>
  mailWordsIn(language).localizeOfficeText(text)

/** Returns the address of a screen of the office in this language; others than English ones stay. */
export const localizeScreen = (language: string, address: string) =>
  address.startsWith('/') &&
  !isLanguagePrefix(address) &&
  mailWordsIn(language).language === language
    ? addLanguagePrefix(language, address)
    : address
