/** HTML whose texts are escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | false | undefined | null | Part[]

/** Tag of templates: escapes texts, inserts HTML unchanged, and leaves out `false` and `undefined`. */
export function html(strings: TemplateStringsArray, ...parts: Part[]) {
  return new Html(String.raw({ raw: strings }, ...parts.map(toText)))
}

function toText(part: Part): string {
  if (Array.isArray(part)) return part.map(toText).join('')
  if (part instanceof Html) return part.text
  if (part === false || part === undefined || part === null) return ''
  return String(part).replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
