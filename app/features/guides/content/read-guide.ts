import type { Output } from '#app/contract/endpoint.ts'
import type { factsApi, VisibleFact } from '#app/features/facts/contract.ts'
import type { FactRef } from '../guide-contract.ts'
import { type Figures, type RenderedGuide, toFigures } from './figure.ts'

export type FactsByKey = Output<typeof factsApi.current>

/** Replaces fact references in a guide with figures. */
export function fillGuide<Source>(source: Source, factsByCountry: FactsByKey) {
  const facts = new Map(
    Object.values(factsByCountry)
      .flat()
      .map((each) => [each.key, each]),
  )
  return fillPart(source, facts) as RenderedGuide<Source>
}

function fillPart(part: unknown, facts: Map<string, VisibleFact>): unknown {
  if (Array.isArray(part)) return part.map((each) => fillPart(each, facts))
  if (typeof part !== 'object' || part === null) return part
  if (isRef(part)) return findFigures(part, facts)
  const fields = Object.entries(part)
  return Object.fromEntries(fields.map(([name, each]) => [name, fillPart(each, facts)]))
}

function findFigures({ keys }: FactRef, facts: Map<string, VisibleFact>): Figures {
  const figures = keys.flatMap((key) => {
    const fact = facts.get(key)
    return fact ? toFigures(fact) : []
  })
  return figures.toSorted((a, b) => Number(a.isUpcoming) - Number(b.isUpcoming))
}

/** Returns the keys of all facts in a guide. */
export function listFactKeys(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return isRef(part) ? part.keys : Object.values(part).flatMap(listFactKeys)
}

const isRef = (part: object): part is FactRef => 'keys' in part && Array.isArray(part.keys)
