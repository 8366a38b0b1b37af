import { defineOrderedList } from '#app/platform/server/ordered/ordered.ts'
import { findCountryCode } from '#database/country-code.ts'
import {
  type Destination,
  type DestinationChange,
  defaultFlag,
  destinationsApi,
} from '../contract.ts'
import { manifest } from '../feature.ts'
import { addFirstDestinations } from './first-content.ts'

export const destinations = {
  ...defineOrderedList<Destination>({
    manifest,
    api: destinationsApi,
    table: 'destinations',
    columns: [
      'id',
      'country',
      'code',
      'flag',
      'flag_updated',
      'description',
      'benefits',
      'position',
    ],
    subject: 'destination',
    displayName: 'Destination',
    name: 'country',
    toRow: (stored: Destination & { benefits: string }) => ({
      ...stored,
      flag: stored.flag || defaultFlag,
      benefits: JSON.parse(stored.benefits),
    }),
    toStored,
    isPublic: true,
    picture: 'flag',
    translated: ['country', 'description', 'benefits'],
    facts: { columns: ['description', 'benefits'], page: '/destinations' },
    toSearchEntry: ({ country, description, benefits }) => ({
      type: 'destination',
      address: '/destinations',
      title: country,
      country,
      passages: [description, ...benefits].map((text) => ({ text })),
    }),
  }),
  addFirstContent: addFirstDestinations,
}

/** Updates `flag_updated` whenever the request contains a flag. '' means the default flag. */
function toStored(change: DestinationChange, before?: Destination) {
  const { flag, benefits, ...rest } = before ? change : { flag: '', benefits: [], ...change }
  return {
    ...rest,
    code: findCode(change, before),
    benefits: benefits && JSON.stringify(benefits),
    flag: flag === defaultFlag ? '' : flag,
    flag_updated: flag === undefined ? undefined : new Date().toISOString(),
  }
}

/** Keeps the stored country code unless the name changes to that of another country. */
function findCode({ code, country }: DestinationChange, before?: Destination) {
  if (code) return code
  const name = country ?? before?.country ?? ''
  if (code === undefined && name === before?.country) return before.code
  return findCountryCode(name) ?? ((code === undefined && before?.code) || null)
}
