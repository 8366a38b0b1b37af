import { type Static, Type } from 'typebox'
import { mapPlace } from '#app/contract/embed-patterns.ts'
import {
  commonFields,
  contentFields,
  type MinimumLength,
} from '#app/features/pages/content-contract.ts'

/** The content of a branch page. Its address, phone and hours are those of the office profile. */
function branchContent(minLength: MinimumLength) {
  const { blocks, branch, matching } = contentFields(minLength)
  return Type.Object({
    ...commonFields(minLength),
    branch: branch(
      'Branch',
      'Its address, phone and hours come from the office profile. Leave empty for the main branch.',
      { ofSource: true },
    ),
    place: matching(`^$|${mapPlace}`, 500, 0, {
      ofSource: true,
      title: 'Place on the map',
      description:
        'Latitude and longitude, for example 27.7041, 85.3145, or the address of OpenStreetMap or Google Maps while it shows the place. Leave empty for the place of the map link in the office profile.',
    }),
    text: blocks(20_000, 2, 'Text'),
  })
}

export const BranchDraft = branchContent(0)
export const BranchContent = branchContent(1)
export type BranchContent = Static<typeof BranchContent>
