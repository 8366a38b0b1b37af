import { isCountryCode } from '#app/contract/country-codes.ts'
import { getOwn } from '#app/contract/get-own.ts'
import { toUsernameKey } from '#app/platform/server/auth/username-key.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import { findCountryCode } from '#database/country-code.ts'
import type { MappedField, MappedValue } from '../contract.ts'

export interface Stage {
  id: string
  isLost: boolean
}

/** What cells can name: stages, counsellors, branches; and values that the user has mapped. */
export interface KnownValues {
  /** By `toValueKey` of the name. */
  stages: Map<string, Stage>
  /** Ids by `toValueKey` of username and full name. */
  people: Map<string, string>
  branches: string[]
  /** Targets by `toMappingKey`. */
  mapping: Map<string, string>
}

/** The key for comparing values: case, Unicode form and spaces do not matter. */
export const toValueKey = (text: string) => toUsernameKey(text.trim().replaceAll(/\s+/g, ' '))

export const toMappingKey = (field: MappedField, value: string) => `${field} ${toValueKey(value)}`

export async function readKnownValues(
  db: Database,
  services: Services,
  mappedValues: MappedValue[],
): Promise<KnownValues> {
  const [stages, active, branches] = await Promise.all([
    listStages(db),
    services.administrators.listActive(db, 'leads:work'),
    services.office.listBranches(db),
  ])
  const names = await services.administrators.listNames(db, [...active.values()])
  const byName = Map.groupBy(names, ([, name]) => toValueKey(name))
  // A full name that two people have names neither.
  const unique = [...byName].flatMap(([name, [first, ...others]]) =>
    first && others.length === 0 ? [[name, first[0]] as const] : [],
  )
  return {
    stages,
    people: new Map([...unique, ...active]),
    branches,
    mapping: new Map(
      mappedValues.map(({ field, value, target }) => [toMappingKey(field, value), target]),
    ),
  }
}

/** Returns the ids of the stages of lost leads. */
export const listLostStages = ({ stages }: KnownValues) =>
  new Set([...stages.values()].flatMap(({ id, isLost }) => (isLost ? [id] : [])))

/** Returns the stages by `toValueKey` of the name. */
export async function listStages(db: Database) {
  const stages = await db
    .selectFrom('lead_stages')
    .select(['id', 'name', 'outcome'])
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(
    stages.map(({ id, name, outcome }) => [toValueKey(name), { id, isLost: outcome === 'lost' }]),
  )
}

/** The stages that an office starts with, by their Nepali names. */
const firstStages: Record<string, string> = {
  नयाँ: 'new',
  'सम्पर्क भयो': 'contacted',
  'सम्पर्क गरियो': 'contacted',
  परामर्श: 'counselling',
  काउन्सेलिङ: 'counselling',
  कागजात: 'documents',
  आवेदन: 'applied',
  'आवेदन दिइयो': 'applied',
  अफर: 'offer',
  'अफर लेटर': 'offer',
  भिसा: 'visa',
  भर्ना: 'enrolled',
  गुमेको: 'lost',
}

/** Returns what a value names: an id, a country code, or a text; undefined if it is unknown. */
export function findKnown(field: MappedField, value: string, known: KnownValues) {
  const target = known.mapping.get(toMappingKey(field, value))
  const { stages, people, branches } = known
  switch (field) {
    case 'stage':
      return (
        [...stages.values()].find(({ id }) => id === target)?.id ??
        stages.get(toValueKey(value))?.id ??
        stages.get(getOwn(firstStages, toValueKey(value)) ?? '')?.id
      )
    case 'owner':
      return [...people.values()].find((id) => id === target) ?? people.get(toValueKey(value))
    case 'branch':
      // The branch of an office that names none has no name; '' keeps the value as a note.
      return branches.find(
        (name) => name && (name === target || toValueKey(name) === toValueKey(value)),
      )
    case 'country':
      return target && isCountryCode(target) ? target : findCountryCode(value)
    case 'source':
      return target || undefined
  }
}

/**
 * Whether a value says more than what the user has mapped it to: every typed status does, because it is the
 * office's own word; a country or person does with something behind the name.
 */
export function saysMore(field: MappedField, value: string, { mapping }: KnownValues) {
  const isMapped = Boolean(mapping.get(toMappingKey(field, value)))
  return isMapped && (field === 'stage' || /[(/&]|\s[-–—]\s|,/.test(value))
}

/** Splits a cell with several countries. */
export function splitCountries(text: string) {
  const names = findCountryCode(text) ? [text] : text.split(/[,;/|\n+]|\s(?:or|and|वा|र)\s|&/)
  return names.map((name) => name.trim()).filter(Boolean)
}
