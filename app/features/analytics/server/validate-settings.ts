import { type FieldError, ValidationError } from '#app/platform/server/http/errors.ts'
import type { SettingsChange } from '../contract.ts'
import { splitLines } from '../split-lines.ts'

const MAX_SCRIPTS = 5

/** Validates what the schema cannot. Throws ValidationError. */
export function validateSettings({
  google_id = '',
  pixel_id = '',
  scripts = '',
  hosts = '',
}: SettingsChange) {
  const wrongScript = splitLines(scripts).find((line) => !isScriptAddress(line))
  const wrongHost = splitLines(hosts).find((line) => !isHost(line))
  const errors: Record<string, FieldError | false | undefined> = {
    google_id: google_id !== '' && !/^G-[A-Z0-9]{4,20}$/.test(google_id) && notGoogle,
    pixel_id: pixel_id !== '' && !/^\d{5,20}$/.test(pixel_id) && notPixel,
    scripts: wrongScript
      ? {
          code: 'not_an_address',
          detail: `“${wrongScript}” is not an address of a script. It must begin with https://.`,
        }
      : splitLines(scripts).length > MAX_SCRIPTS && tooMany,
    hosts: wrongHost !== undefined && {
      code: 'not_a_host',
      detail: `“${wrongHost}” is not a host. Use the form https://cdn.example.com, without a path.`,
    },
  }
  const found = Object.entries(errors).filter(
    (entry): entry is [string, FieldError] => typeof entry[1] === 'object',
  )
  if (found.length > 0) throw new ValidationError(Object.fromEntries(found))
}

function isScriptAddress(text: string) {
  const { protocol, hostname = '', username } = URL.parse(text) ?? {}
  return protocol === 'https:' && hostname.includes('.') && username === '' && !/[\s"<>]/.test(text)
}

/** As in a content security policy; `*.` stands for all subdomains. */
const isHost = (text: string) => /^https:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?$/i.test(text)

const notGoogle = {
  code: 'not_a_google_id',
  detail: 'Please enter the measurement ID, for example G-ABC1234567.',
}
const notPixel = {
  code: 'not_a_pixel_id',
  detail: 'Please enter the pixel ID, a number of about 15 digits.',
}
const tooMany = {
  code: 'maxItems',
  params: { limit: MAX_SCRIPTS },
  detail: `Please enter at most ${MAX_SCRIPTS} addresses.`,
}
