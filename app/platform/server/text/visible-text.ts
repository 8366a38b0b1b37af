/** Scripts that need joiners between letters, such as Nepali. */
const joining = [
  'Deva',
  'Beng',
  'Gujr',
  'Guru',
  'Knda',
  'Mlym',
  'Orya',
  'Sinh',
  'Taml',
  'Telu',
  'Arab',
]
  .map((script) => `\\p{Script=${script}}`)
  .join('')

/**
 * Joiners between such letters and within emoji, flags of regions, emoji variants, and the Braille
 * blank.
 */
const needed = [
  `(?<=[${joining}])[\\u200c\\u200d]+(?=[${joining}])`,
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]|\\p{Extended_Pictographic}\\ufe0f)\\u200d(?=\\p{Extended_Pictographic})',
  '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]+\\u{e007f}',
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]|(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  '(?<=[\\u2801-\\u28ff])\\u2800+(?=[\\u2801-\\u28ff])',
].join('|')

const hidden = '[\\p{Default_Ignorable_Code_Point}\\u2800\\ufff9-\\ufffb]'
const allHidden = new RegExp(hidden, 'gu')
const found = new RegExp(`(?<needed>${needed})|${hidden}`, 'gu')
const remains = new RegExp(hidden, 'u')

/** Direction overrides, with which a text looks like another one. */
const overrides = /[\u202d\u202e]/

/** Line breaks and control characters. */
const controls = /[\p{Cc}\u2028\u2029]/u

/** Removes invisible characters, except the joiners that spelling and emoji need. */
export function removeHidden(text: string) {
  if (!remains.test(text)) return text
  return text.replace(found, (character, kept?: string) =>
    kept === undefined ? '' : /^[\u200c\u200d]/.test(character) ? character.slice(0, 1) : character,
  )
}

/** Removes all invisible characters, for comparing how texts look. */
export const removeAllHidden = (text: string) => text.replace(allHidden, '')

export const hasOverride = (text: string) => overrides.test(text)

export const hasControl = (text: string) => controls.test(text)

/**
 * Normalizes line breaks to "\n" and removes other control characters; NUL is refused elsewhere.
 */
export function cleanLines(text: string) {
  if (!controls.test(text)) return text
  return text.replace(/[\v\f\u0085\u2028\u2029]/g, '\n').replace(/(?![\0\t\n\r])\p{Cc}/gu, '')
}

/** Reduces untrusted text, such as a file name, to one visible line. */
export const toLine = (text: string) =>
  removeHidden(text)
    .replace(/[\u202d\u202e]/g, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
