import type { Page, Section } from '../page-contract.ts'

/** What two people wrote at the same place: ours stands, theirs is not lost. */
export interface Clash {
  /** Of the field, as people call it. */
  where: string
  theirs: unknown
  /** The text with theirs in its place. */
  takeTheirs: (content: Page) => Page
}

type Fields = Record<string, unknown>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Puts together what two people made of the same draft. What only one of them changed stands as they
 * changed it; where both did, `mine` stands, and theirs comes back as a clash.
 */
export function merge(base: Page, mine: Page, theirs: Page) {
  const clashes: Clash[] = []
  const { sections: _, ...rest } = mergeFields(base, mine, theirs, (name, value) =>
    clashes.push({
      where: name,
      theirs: value,
      takeTheirs: (content) => ({ ...content, [name]: value }),
    }),
  )
  const sections = mergeSections(base, mine, theirs, clashes)
  return { content: { ...rest, sections } as Page, clashes }
}

function mergeSections(base: Page, mine: Page, theirs: Page, clashes: Clash[]) {
  const [before, own, other] = [base, mine, theirs].map(byId) as [Found, Found, Found]
  return orderOf(base, mine, theirs).flatMap((id) => {
    const [was, ours, its] = [before.get(id), own.get(id), other.get(id)]
    if (!ours || !its) {
      const left = ours ?? its
      // Taken away by one, and changed by nobody else.
      return left && !isSame(left, was) ? [left] : []
    }
    const add = (name: string, value: unknown) =>
      clashes.push({
        where: `${'heading' in ours ? ours.heading : ours.alt}: ${name}`,
        theirs: value,
        takeTheirs: (content) => replaceIn(content, id, { [name]: value }),
      })
    return [mergeFields(was ?? ours, ours, its, add) as unknown as Section]
  })
}

type Found = Map<string, Section>
const byId = ({ sections }: Page): Found => new Map(sections.map((each) => [each.id, each]))
const idsOf = ({ sections }: Page) => sections.map(({ id }) => id)

/** In the order of whoever changed it; what the other added comes after what it stood behind. */
function orderOf(base: Page, mine: Page, theirs: Page) {
  const isMine = !isSame(idsOf(base), idsOf(mine))
  const [first, second] = isMine ? [mine, theirs] : [theirs, mine]
  const order = idsOf(first)
  for (const [index, id] of idsOf(second).entries()) {
    if (order.includes(id)) continue
    const before = idsOf(second)[index - 1]
    order.splice(before ? order.indexOf(before) + 1 : 0, 0, id)
  }
  return order
}

function mergeFields(
  base: object,
  mine: object,
  theirs: object,
  onClash: (name: string, theirs: unknown) => void,
) {
  const [was, own, other] = [base, mine, theirs] as Fields[]
  const merged: Fields = {}
  for (const [name, value] of Object.entries(own ?? {})) {
    const [before, its] = [was?.[name], other?.[name]]
    merged[name] = isSame(value, before) ? its : value
    if (name === 'sections' || isSame(value, before) || isSame(its, before)) continue
    if (!isSame(value, its)) onClash(name, its)
  }
  return merged
}

function replaceIn(content: Page, id: string, change: object): Page {
  const sections = content.sections.map((each) =>
    each.id === id ? ({ ...each, ...change } as Section) : each,
  )
  return { ...content, sections }
}
