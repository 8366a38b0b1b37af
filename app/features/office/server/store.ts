import { isDeepStrictEqual } from 'node:util'
import { readYear } from '#app/contract/bikram-sambat.ts'
import { OFFICIAL_UNTIL } from '#app/contract/bikram-sambat-years.ts'
import { firstColours } from '#app/contract/brand.ts'
import type { EditedOffice, OfficeProfile } from '#app/contract/office.ts'
import type { PictureReferences } from '#app/platform/server/feature/feature.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { exampleFields, exampleOffice } from '../example-office-contract.ts'
import { validatePicture } from './validate-office.ts'

const ID = 'office'

export interface StoredOffice {
  profile: OfficeProfile
  /** 0 until the profile is first saved. */
  version: number
  examples: string[]
  changed_at: string | null
}

export async function find(db: Database): Promise<StoredOffice> {
  const row = await db.selectFrom('office').selectAll().where('id', '=', ID).executeTakeFirst()
  if (!row) {
    return { profile: exampleOffice, version: 0, examples: exampleFields, changed_at: null }
  }
  const { version, changed_at } = row
  return {
    profile: readRecord(row.record),
    version,
    examples: JSON.parse(row.examples),
    changed_at,
  }
}

/** Records of earlier versions lack newer fields, and have one colour, the primary one. */
function readRecord(text: string): OfficeProfile {
  const { accent, ...record } = JSON.parse(text)
  const profile = {
    ...newerFields,
    primary_colour: accent ?? firstColours.primary_colour,
    ...record,
  }
  // Years that are official by now.
  profile.bikram_sambat_years = profile.bikram_sambat_years.filter(
    (line: string) => readYear(line).year > OFFICIAL_UNTIL,
  )
  return profile
}

const newerFields = {
  ...firstColours,
  logo_on_dark: '',
  is_bikram_sambat_shown: false,
  bikram_sambat_years: [],
}

/** Stores the profile with its version. The caller must compare the stored version before. */
export async function save(db: Database, { version, examples, ...profile }: EditedOffice) {
  const row = {
    // The previous version, which may still run, reads `accent`.
    record: JSON.stringify({ ...profile, accent: profile.primary_colour }),
    version,
    examples: JSON.stringify(examples.filter((field) => isExample(profile, field))),
    changed_at: new Date().toISOString(),
  }
  await db
    .insertInto('office')
    .values({ id: ID, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

function isExample(profile: OfficeProfile, field: string) {
  const name = field as keyof OfficeProfile
  return exampleFields.includes(name) && isDeepStrictEqual(profile[name], exampleOffice[name])
}

/** Returns the fields that still have example values. */
export const listExamples = async (db: Database) => (await find(db)).examples

const pictureNames = new Map([
  ['logo', 'the office’s logo'],
  ['logo_on_dark', 'the office’s logo for dark backgrounds'],
  ['mark', 'the office’s icon'],
  ['photographs.home', 'the picture on the home page'],
  ['photographs.about', 'the picture of the rooms'],
  ['photographs.people', 'the picture of the team'],
])

/** Returns the picture addresses of the office profile by field. */
export function listPictures({ logo, logo_on_dark, mark, photographs }: OfficeProfile) {
  const { home, about, people } = photographs
  return {
    logo,
    logo_on_dark,
    mark,
    'photographs.home': home,
    'photographs.about': about,
    'photographs.people': people,
  }
}

const logosAndIcon = ['logo', 'logo_on_dark', 'mark']

/** Whether the field is a logo or the icon, which have a minimum size. */
export const isLogoOrIcon = (field: string) => logosAndIcon.includes(field)

export const pictureReferences: PictureReferences[] = [
  {
    subject: 'office',
    listNames: async () => pictureNames,
    async replacePicture(db, ids, { from, to }) {
      const error = ids.some(isLogoOrIcon) && validatePicture(to)
      if (error) throw new ValidationError({ picture: error })
      const { profile, version, examples } = await find(db)
      const replaceFile = (address: string) => address.replace(from, to.name)
      const { home, about, people } = profile.photographs
      const pictures = {
        logo: replaceFile(profile.logo),
        logo_on_dark: replaceFile(profile.logo_on_dark),
        mark: replaceFile(profile.mark),
        photographs: {
          home: replaceFile(home),
          about: replaceFile(about),
          people: replaceFile(people),
        },
      }
      await save(db, { ...profile, ...pictures, examples, version: version + 1 })
    },
  },
]
