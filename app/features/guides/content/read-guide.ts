import type { Output } from '#app/contract/endpoint.ts'
import type { factsApi, ShownFact } from '#app/features/facts/contract.ts'
import { type FactRef, type Figures, toFigures } from './figure.ts'
import type { Guide, WrittenGuide } from './guide.ts'
import { guides } from './guides.ts'

export type Ledger = Output<typeof factsApi.current>

/** A guide with what the ledger says at each place where it refers to facts. */
export function readGuide(guide: WrittenGuide, ledger: Ledger): Guide {
  const facts = new Map(
    Object.values(ledger)
      .flat()
      .map((each) => [each.key, each]),
  )
  return read(guide, facts) as Guide
}

export const readGuides = (ledger: Ledger) => guides.map((guide) => readGuide(guide, ledger))

function read(part: unknown, facts: Map<string, ShownFact>): unknown {
  if (Array.isArray(part)) return part.map((each) => read(each, facts))
  if (typeof part !== 'object' || part === null) return part
  if (isRef(part)) return findFigures(part, facts)
  return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, read(each, facts)]))
}

function findFigures({ keys }: FactRef, facts: Map<string, ShownFact>): Figures {
  const figures = keys.flatMap((key) => {
    const known = facts.get(key)
    return known ? toFigures(known) : []
  })
  return figures.toSorted((one, other) => Number(one.isAhead) - Number(other.isAhead))
}

/** The keys of all facts that a guide refers to. */
export function keysIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return isRef(part) ? part.keys : Object.values(part).flatMap(keysIn)
}

const isRef = (part: object): part is FactRef => 'keys' in part && Array.isArray(part.keys)
