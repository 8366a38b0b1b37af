import { measureRate, type RateGroup, type Rates } from '../../rates-contract.ts'
import { nameOf } from '../names.ts'
import type { Names, ReportQuery } from './read-query.ts'
import { groupingLabels, nameValue } from './report-filters.tsx'

export const nameGroup = ({ key, ...group }: RateGroup, by: ReportQuery['by'], names: Names) =>
  by === 'institution' ? nameOf(group) : nameValue(by, key, names)

const percentOf = (count: number, of: number) => {
  const tenths = measureRate(count, of)
  return tenths === undefined ? '' : tenths / 10
}

/** Returns the rows of the exported file. */
export const toCsvRows = ({ groups }: Rates, { by }: ReportQuery, names: Names) =>
  groups.map((group) =>
    Object.fromEntries([
      [groupingLabels[by], nameGroup(group, by, names)],
      ['Visas decided', group.visa_decided],
      ['Visas refused', group.visa_refused],
      ['Refused (%)', percentOf(group.visa_refused, group.visa_decided)],
      ['Confirmed places', group.places],
      ['Enrolled', group.enrolled],
      ['Enrolled (%)', percentOf(group.enrolled, group.places)],
      ['Did not arrive', group.did_not_arrive],
      ['Did not arrive (%)', percentOf(group.did_not_arrive, group.places)],
    ]),
  )
