import type { NewContact, SpamReason } from '../../contract.ts'

/** Students send a link to their results and one to a course; more are advertising. */
const MAX_LINKS = 2

/**
 * Why what somebody sent looks like spam, by what it says alone; undefined: it does not. A link
 * begins with http(s):// or www., or is a domain with a path: "B.Com" and "Nepal.My" are none.
 */
export function detectSpam({ name, country = '', message, website }: NewContact) {
  const found: Record<Exclude<SpamReason, 'same_text'>, boolean> = {
    hidden_field: Boolean(website),
    link_in_name: listLinks(name).length > 0,
    link_code: linkCode.test(message),
    many_links: new Set(listLinks(`${country} ${message}`)).size > MAX_LINKS,
  }
  const reasons = Object.keys(found) as (keyof typeof found)[]
  return reasons.find((reason) => found[reason])
}

/** Its parts are no longer than those of real ones, so that no text takes long. */
export const link =
  /(?:https?:\/\/|\bwww\.|\b[\w-]{2,63}(?:\.[\w-]{2,63}){0,3}\.[a-z]{2,63}\/)[^\s<>"]+/giu

const listLinks = (text: string) => text.toLowerCase().match(link) ?? []

/** Of web pages, forums and Markdown. */
const linkCode = /<a\s|\[(?:url|link)\b|\]\(\s*https?:/i
