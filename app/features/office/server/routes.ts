import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { EditedOffice, OfficeProfile } from '#app/contract/office.ts'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { Conflict, ValidationError } from '#app/platform/server/http/errors.ts'
import { officeApi } from '../contract.ts'
import { findBranchRenames } from './branch-renames.ts'
import { describeOffice } from './describe-office.ts'
import { isLogoOrIcon, listPictures } from './picture-users.ts'
import { readOfficePhones } from './read-office-phones.ts'
import * as store from './store.ts'
import { validateOffice, validatePicture } from './validate-office.ts'

const officeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...officeApi.readPublic,
    handler: (_request, reply) => app.responseCache.respondJson(reply, () => app.office.read()),
  })

  app.route({ ...officeApi.read, handler: () => readEdited() })

  app.route({
    ...officeApi.replace,
    async handler(request) {
      const office = readOfficePhones(request.body)
      const errors = { ...validateOffice(office), ...(await validatePictures(office)) }
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
    const addresses = Object.entries(listPictures(profile)).filter(([, address]) => address)
    const descriptions = await app.services.pictures.describe(
      app.db,
      addresses.map(([, address]) => address),
    )
    const errors = addresses.map(([field, address]) => {
      const picture = descriptions.get(address)
      return [field, isLogoOrIcon(field) || !picture ? validatePicture(picture) : undefined]
    })
    return Object.fromEntries(errors.filter(([, error]) => error))
  }
}

/** Replaces the profile. Rejects a change that is based on an older version. */
function replace(request: FastifyRequest, body: EditedOffice) {
  const { pictures, administrators, leads } = request.server.services
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
      }
      await store.save(db, { ...body, version: body.version + 1 })
      for (const [subject_id, address] of Object.entries(listPictures(body))) {
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
