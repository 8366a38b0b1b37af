import * as embeds from '#app/contract/embed-patterns.ts'
import * as patterns from '#app/contract/patterns.ts'

interface PatternError {
  code: string
  detail: string
}

const notAnAddress: PatternError = {
  code: 'not_an_address',
  detail: 'Please enter an address that begins with https://.',
}

export const notACountry: PatternError = {
  code: 'not_a_country',
  detail: 'Please enter the two capital letters of the country, for example AU.',
}

/** The errors by pattern; programs tell them apart by code. */
export const patternErrors: Record<string, PatternError | undefined> = {
  [patterns.amount]: {
    code: 'not_an_amount',
    detail: 'Please enter digits with at most two decimals, for example 27.50.',
  },
  [patterns.webAddress]: notAnAddress,
  [patterns.secureAddress]: notAnAddress,
  [patterns.picture]: notAnAddress,
  [patterns.pageOrAddress]: {
    code: 'not_an_address',
    detail: 'Please enter a page such as /contact, or an address that begins with https://.',
  },
  [embeds.youTubeAddress]: {
    code: 'not_a_video',
    detail:
      'Please enter the address of a video on YouTube, for example https://youtu.be/M7lc1UVf-VE.',
  },
  [embeds.mapPlace]: {
    code: 'not_a_place',
    detail:
      'Please enter latitude and longitude, for example 27.7041, 85.3145, or the address of a map that shows the place.',
  },
  [patterns.country]: notACountry,
  [patterns.username]: {
    code: 'not_a_username',
    detail:
      'Please begin with a letter or a digit, then use only letters, digits, dots, dashes and underscores.',
  },
  [patterns.linkTarget]: {
    code: 'not_an_address',
    detail:
      'Please enter a page such as /contact, or an address that begins with https://, mailto: or tel:.',
  },
  [patterns.sourceAddress]: notAnAddress,
  [patterns.ownPicture]: {
    code: 'not_a_picture',
    detail: 'Please choose a picture of the library.',
  },
  [patterns.slug]: {
    code: 'not_a_slug',
    detail:
      'Please use small letters a to z, digits and single hyphens, for example study-in-norway.',
  },
  [patterns.factKey]: {
    code: 'not_a_key',
    detail:
      'Please use small letters a to z and digits, with dots or hyphens between, for example no.visa-fee.',
  },
}
