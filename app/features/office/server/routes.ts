import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { EditedOffice, Holiday, OfficeProfile, Week } from '#app/contract/office.ts'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import type { BranchRename } from '#app/platform/server/feature/services.ts'
import { Conflict, ValidationError } from '#app/platform/server/http/errors.ts'
import { toFieldErrors } from '#app/platform/server/http/field-errors.ts'
import { translateFields } from '#app/platform/server/text/translate-fields.ts'
import { formatDay, officeApi, weekdayName } from '../contract.ts'
import * as store from './store.ts'
import { readOfficePhones, validateOffice, validatePicture } from './validate-office.ts'

/** Fields with texts that the office can translate. */
export const translatedFields = [
  'name',
  'short_name',
  'address',
  'city',
  'label',
  'authority',
  'alt',
]

const officeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...officeApi.readPublic,
    handler: ({ query: { language } }, reply) =>
      app.responseCache.respondJson(
        reply,
        async () => {
          const translate = await app.services.textTranslations.loadTranslate(app.db, language)
          return translateFields(await app.office.read(), translatedFields, translate)
        },
        language && { language },
      ),
  })

  app.route({ ...officeApi.read, handler: () => readEdited() })

  app.route({
    ...officeApi.replace,
    attachValidation: true,
    async handler(request) {
      // All errors of the form at once, unless the body has another form.
      const schemaErrors = findSchemaErrors(request)
      const { office, errors: phoneErrors } = readOfficePhones(request.body)
      const pictureErrors = await validatePictures(office)
      const errors = Object.assign(validateOffice(office), pictureErrors, phoneErrors, schemaErrors)
      if (Object.keys(errors).length > 0) throw new ValidationError(errors)
      // Pages that are rendered during the change may show the old profile, so they are not cached.
      await app.responseCache.invalidateAfter(() =>
        replace(request, office).finally(app.office.invalidate),
      )
      return readEdited()
    },
  })

  async function readEdited() {
    const { profile, version, examples } = await store.find(app.db)
    return { ...profile, version, examples }
  }

  async function validatePictures(profile: EditedOffice) {
    const addresses = Object.entries(store.listPictures(profile)).filter(([, address]) => address)
    const descriptions = await app.services.pictures.describe(
      app.db,
      addresses.map(([, address]) => address),
    )
    const errors = addresses.map(([field, address]) => {
      const picture = descriptions.get(address)
      return [field, store.isLogoOrIcon(field) || !picture ? validatePicture(picture) : undefined]
    })
    return Object.fromEntries(errors.filter(([, error]) => error))
  }
}

/** Returns the schema's errors about values. Throws those about a missing field or another type. */
function findSchemaErrors({ validationError }: FastifyRequest) {
  if (!validationError) return {}
  const { validation = [] } = validationError
  const hasOtherForm = validation.some(({ keyword }: { keyword: string }) =>
    /^(required|type)$/.test(keyword),
  )
  const errors = toFieldErrors(validation)
  if (hasOtherForm || !errors) throw validationError
  return errors
}

/** Replaces the profile. Rejects a change that is based on an older version. */
function replace(request: FastifyRequest, body: EditedOffice) {
  const { services } = request.server
  const { pictures, administrators, leads, team, pages } = services
  const { username: by } = requireAdministrator(request)
  let before: OfficeProfile['branches'] = []
  return auditChange<ReturnType<typeof describeOffice>>(request, {
    subject: 'office',
    id: 'office',
    name: ({ name }) => name,
    content: 'office',
    async find(db) {
      const { profile, version } = await store.find(db)
      if (version !== body.version) throw changedMeanwhile()
      before = profile.branches
      return describeOffice(profile)
    },
    async apply(db) {
      for (const renaming of findBranchRenames(before, body.branches)) {
        await leads.renameBranch(db, renaming)
        await administrators.renameBranch(db, renaming)
        await team.renameBranch(db, renaming)
        await pages.renameBranch(db, services, { ...renaming, by })
      }
      await store.save(db, { ...body, version: body.version + 1 })
      for (const [subject_id, address] of Object.entries(store.listPictures(body))) {
        await pictures.setUsage(db, { subject: 'office', subject_id }, address)
      }
      return describeOffice(body)
    },
  })
}

const changedMeanwhile = () =>
  new Conflict(
    'Someone else has changed the office profile meanwhile. Please review it.',
    'changed',
  )

export default officeRoutes

type Branches = Pick<OfficeProfile['branches'][number], 'name'>[]

/**
 * Finds renamed branches. A branch counts as renamed if the number of branches is unchanged and a new
 * name is at the position of a removed one.
 */
function findBranchRenames(before: Branches, after: Branches): BranchRename[] {
  if (before.length !== after.length) return []
  const isIn = (branches: Branches, wanted: string) => branches.some(({ name }) => name === wanted)
  return before.flatMap(({ name: from }, index) => {
    const to = after[index]?.name ?? ''
    return from && to && !isIn(after, from) && !isIn(before, to) ? [{ from, to }] : []
  })
}

/** Formats the office profile for the audit log. */
function describeOffice(profile: OfficeProfile) {
  const { photographs, branches, week, holidays, figures, licence, ...texts } = profile
  const { authority, number, valid_until } = licence
  return {
    id: 'office',
    name: texts.name,
    short_name: texts.short_name,
    logo: texts.logo,
    logo_for_dark_backgrounds: texts.logo_on_dark,
    mark: texts.mark,
    photograph_of_the_home_page: photographs.home,
    photograph_of_the_rooms: photographs.about,
    photograph_of_the_people: photographs.people,
    email: texts.email,
    phone: texts.phone,
    other_phones: texts.other_phones,
    whatsapp: texts.whatsapp,
    social: texts.social,
    branches: branches.flatMap(({ name, address, city, country, phone, map, week }) => [
      [name, address, city, country, phone, map].filter(Boolean).join(' · '),
      ...describeWeek(week).map((day) => `${name || address}: ${day}`),
    ]),
    opening_hours: describeWeek(week),
    holidays: holidays.map(describeHoliday),
    time_zone: texts.time_zone,
    bikram_sambat_dates: texts.is_bikram_sambat_shown ? 'shown' : 'not shown',
    bikram_sambat_years: texts.bikram_sambat_years,
    figures: figures.map(
      ({ label, value, is_shown }) => `${label}: ${value}${is_shown ? '' : ' (hidden)'}`,
    ),
    licence: [authority, number, valid_until && `until ${valid_until}`].filter(Boolean).join(', '),
    primary_colour: texts.primary_colour,
    accent_colour: texts.accent_colour,
  }
}

const describeWeek = (week: Week) =>
  week.map(
    (spans, day) => `${weekdayName(day, 'long', 'en')}: ${formatDay(spans, 'en') || 'closed'}`,
  )

function describeHoliday({ name, from, until, is_yearly }: Holiday) {
  const days = from === until ? from : `${from} to ${until}`
  return `${name}: ${days}${is_yearly ? ', every year' : ''}`
}
