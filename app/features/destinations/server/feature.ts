import { foldText } from '#app/contract/fold-text.ts'
import type { FieldError } from '#app/platform/server/http/errors.ts'
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
    findRepetition,
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

/** Each country is shown once. */
function findRepetition(
  { country, code }: Destination,
  others: Destination[],
): Record<string, FieldError> | undefined {
  const name = foldText(country)
  const isSameName = (other: Destination) => foldText(other.country) === name
  const same = others.find(isSameName) ?? others.find((other) => code && other.code === code)
  if (!same) return undefined
  if (isSameName(same) || findCountryCode(country) === code) {
    const detail = `“${same.country}” is already in the list. Please edit it instead.`
    return { country: { code: 'repeated', detail } }
  }
  const detail = `“${same.country}” already has this code. Please enter another one.`
  return { code: { code: 'repeated', detail } }
}

/** Keeps the stored country code unless the name changes to that of another country. */
function findCode({ code, country }: DestinationChange, before?: Destination) {
  if (code) return code
  const name = country ?? before?.country ?? ''
  if (code === undefined && name === before?.country) return before.code
  return findCountryCode(name) ?? ((code === undefined && before?.code) || null)
}
