import { ordered } from '#app/base/server/ordered/ordered.ts'
import {
  type Destination,
  type DestinationChange,
  defaultFlag,
  destinationsApi,
} from '../contract.ts'
import { addFirstDestinations } from './first-content.ts'

export const destinations = {
  ...ordered<Destination>({
    api: destinationsApi,
    table: 'destinations',
    columns: ['id', 'country', 'flag', 'flag_updated', 'description', 'benefits', 'position'],
    subject: 'destination',
    called: 'Destination',
    name: ({ country }) => country,
    toRow: (stored: Destination & { benefits: string }) => ({
      ...stored,
      flag: stored.flag || defaultFlag,
      benefits: JSON.parse(stored.benefits),
    }),
    toStored,
    isShown: true,
    picture: 'flag',
  }),
  addFirstContent: addFirstDestinations,
}

/** A flag that is given counts as new; '' stands for the default one. */
function toStored({ flag, benefits, ...rest }: DestinationChange, isNew: boolean) {
  const given = { flag: isNew ? (flag ?? '') : flag, benefits: isNew ? (benefits ?? []) : benefits }
  return {
    ...rest,
    ...(given.benefits && { benefits: JSON.stringify(given.benefits) }),
    ...(given.flag !== undefined && {
      flag: given.flag === defaultFlag ? '' : given.flag,
      flag_updated: new Date().toISOString(),
    }),
  }
}
