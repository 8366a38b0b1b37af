import type { Random } from './random.ts'

/** Returns ten digits of a mobile number or eight of a landline. */
export function generatePhone(random: Random) {
  const kind = random.integer(6)
  const digits = (count: number) => Array.from({ length: count }, () => random.integer(10)).join('')
  if (kind === 0) return `1${random.pick(['4', '5'])}${digits(6)}`
  if (kind === 1) return `${random.pick(['61', '21', '56', '71'])}5${digits(5)}`
  return `9${random.pick(['80', '81', '84', '85', '86', '60', '74'])}${digits(7)}`
}

/** Returns the same number in another spelling. */
export function formatPhone(random: Random, number: string) {
  const [place, rest] = number.length === 10 ? [3, 3] : [number.startsWith('1') ? 1 : 2, 2]
  const parts = [number.slice(0, place), number.slice(place, -rest), number.slice(-rest)]
  const grouped = parts.join(random.pick(['', ' ', '-']))
  const isMobile = number.length === 10
  const written = random.pick([
    isMobile ? grouped : `0${parts[0]}-${parts[1]}${parts[2]}`,
    `0${grouped}`,
    `+977-${grouped}`,
    `+977 ${grouped}`,
    `+977${number}`,
    `977${number}`,
    `00977${number}`,
    `00977-${grouped}`,
    `(+977) ${grouped}`,
    number.startsWith('98') ? `00${number}` : `+977-0${grouped}`,
  ])
  return random.integer(8) === 0 ? toDevanagari(written) : written
}

function toDevanagari(text: string) {
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))
}

/** Returns an e-mail address of an example domain, or of a domain with common typing errors. */
export function generateEmail(random: Random, given: string, family: string) {
  const [first, last] = [given.toLowerCase(), family.toLowerCase()]
  const number = String(10 + random.integer(9990))
  const name = random.pick([
    `${first}.${last}${number}`,
    `${first}${last}${number}`,
    `${first}${number}`,
    `${last}.${first}${number}`,
    `${first}_${number}`,
  ])
  return `${name}@${random.pick(['gmail.com', 'gmail.com', 'example.com', 'mail.example.com.np'])}`
}

/** Returns the same address in another spelling. */
export function formatEmail(random: Random, email: string) {
  const capital = email.charAt(0).toUpperCase() + email.slice(1)
  return random.pick([
    email,
    capital,
    email.toUpperCase(),
    ` ${email}`,
    `${email} `,
    email.replace('@', ' @'),
  ])
}

/** Returns the address with one typing error. */
export function mistypeEmail(random: Random, email: string) {
  const [name = '', domain = ''] = email.split('@')
  const wrong = [
    'gmial.com',
    'gmal.com',
    'gamil.com',
    'gmail.con',
    'gmail.co',
    'gnail.com',
    'gmaill.com',
  ]
  if (domain === 'gmail.com' && random.integer(3) === 0) return `${name}@${random.pick(wrong)}`
  const at = random.integer(name.length - 1)
  const [before, letter, next, after] = [
    name.slice(0, at),
    name[at],
    name[at + 1],
    name.slice(at + 2),
  ]
  const mistyped = random.pick([
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}${letter === 'x' ? 'z' : 'x'}${next}${after}`,
    letter === next ? `${before}${next}${after}` : `${before}${next}${letter}${after}`,
  ])
  return `${mistyped}@${domain}`
}
