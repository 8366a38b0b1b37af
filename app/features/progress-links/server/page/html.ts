import { hideNumbers } from './hide-numbers.ts'

/** HTML whose texts are escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | false | undefined | null | Part[]

/**
 * Tag of templates: escapes texts, inserts HTML unchanged, and leaves out `false` and `undefined`. Texts
 * between tags lose their long numbers, because many are written freely; attributes contain addresses.
 */
export function html(strings: TemplateStringsArray, ...parts: Part[]) {
  const texts = parts.map((part, index) =>
    toText(part, isInTag(strings.slice(0, index + 1).join('…')) ? escapeSigns : toShownText),
  )
  return new Html(String.raw({ raw: strings }, ...texts))
}

/** A public text of the office, such as its telephone number, whose numbers stay. */
export const publicText = (text: string) => new Html(escapeSigns(text))

/** Whether a part behind this HTML is in a tag, also in the rest of one. */
const isInTag = (before: string) => /(?:<[^>]*|="[^"]*)$/.test(before)

function toText(part: Part, toSafe: (text: string) => string): string {
  if (Array.isArray(part)) return part.map((each) => toText(each, toSafe)).join('')
  if (part instanceof Html) return part.text
  if (part === false || part === undefined || part === null) return ''
  return toSafe(String(part))
}

const toShownText = (text: string) => escapeSigns(hideNumbers(text))

const escapeSigns = (text: string) =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
