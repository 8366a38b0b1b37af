import { foldText } from '#app/contract/fold-text.ts'
import type { Database } from '#database/connect.ts'
import type { Institution, OtherInstitution } from '../../institutions-contract.ts'
import { selectInstitutions } from './institutions.ts'

/** Words that people leave out, shorten or add. */
const fillers = new Set(
  'the of and for at in university univ uni college institute inst विश्वविद्यालय कलेज'.split(' '),
)

/** Returns the words of a name in a fixed order: "University of Hull" and "Hull Uni" are alike. */
function toKey(name: string) {
  const words = foldText(name)
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
  const own = words.filter((word) => !fillers.has(word))
  return (own.length > 0 ? own : words).join(' ')
}

type Named = OtherInstitution & Pick<Institution, 'name_ne'>

const areAlike = (one: Named, other: Named) =>
  one.id !== other.id &&
  (one.country === other.country || one.country === '' || other.country === '') &&
  toKeys(one).some((key) => toKeys(other).includes(key))

const toKeys = ({ name, name_ne }: Named) => [name, name_ne].map(toKey).filter(Boolean)

/** Lists institutions in use whose name may mean the same as a typed one, in any country. */
export async function listSimilar(db: Database, name: string) {
  const key = toKey(name)
  if (key === '') return []
  return (await listNamed(db)).filter((each) => toKeys(each).includes(key)).map(({ id }) => id)
}

const listNamed = (db: Database): Promise<Named[]> =>
  selectInstitutions(db)
    .clearSelect()
    .select(['id', 'name', 'name_ne', 'country', 'city'])
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()

/** Lists the institutions that may be the same as this one. */
export async function listPossibleDuplicates(
  db: Database,
  institution: Named,
): Promise<OtherInstitution[]> {
  const all = await listNamed(db)
  return all
    .filter((other) => areAlike(institution, other))
    .map(({ name_ne: _, ...other }) => other)
}

/** Lists the ids of all institutions that may be in the list twice. */
export async function listDuplicateIds(db: Database) {
  const all = await listNamed(db)
  const byKey = new Map<string, Named[]>()
  for (const institution of all)
    for (const key of toKeys(institution)) byKey.set(key, [...(byKey.get(key) ?? []), institution])
  const groups = [...byKey.values()].filter(({ length }) => length > 1)
  const found = groups.flatMap((group) =>
    group.filter((one) => group.some((other) => areAlike(one, other))),
  )
  return [...new Set(found.map(({ id }) => id))]
}
