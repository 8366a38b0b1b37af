import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { audited } from '#app/base/server/audit.ts'
import { Conflict, FieldsRefused } from '#app/base/server/errors.ts'
import type { EditedOffice, OfficeRecord } from '#app/contract/office.ts'
import { officeApi } from '../contract.ts'
import { judgeOffice, judgePicture } from './judge-office.ts'
import { isMark, listPictures } from './picture-users.ts'
import { readOfficePhones } from './read-office-phones.ts'
import { findRenamings } from './renamings.ts'
import * as store from './store.ts'
import { tellOffice } from './tell-office.ts'

const officeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...officeApi.readPublic,
    handler: (_request, reply) => app.content.answerJson(reply, () => app.office.read()),
  })

  app.route({ ...officeApi.read, handler: () => readEdited() })

  app.route({
    ...officeApi.replace,
    async handler(request) {
      const office = readOfficePhones(request.body)
      const faults = { ...judgeOffice(office), ...(await judgePictures(office)) }
      if (Object.keys(faults).length > 0) throw new FieldsRefused(faults)
      // Pages that were made meanwhile may be of the office as it was.
      await app.content.changing(() => replace(request, office).finally(app.office.forget))
      return readEdited()
    },
  })

  async function readEdited() {
    const { record, version, examples } = await store.find(app.db)
    return { ...record, version, examples }
  }

  async function judgePictures(record: EditedOffice) {
    const given = Object.entries(listPictures(record)).filter(([, address]) => address)
    const known = await app.keepers.pictures.describe(
      app.db,
      given.map(([, address]) => address),
    )
    const judged = given.map(([place, address]) => {
      const picture = known.get(address)
      return [place, isMark(place) || !picture ? judgePicture(picture) : undefined]
    })
    return Object.fromEntries(judged.filter(([, fault]) => fault))
  }
}

/** Refuses who has not seen how it stands; nobody's change is lost without a word. */
function replace(request: FastifyRequest, body: EditedOffice) {
  const { pictures, people, leads } = request.server.keepers
  let before: OfficeRecord['branches'] = []
  return audited<ReturnType<typeof tellOffice>>(request, {
    subject: 'office',
    id: 'office',
    name: ({ name }) => name,
    content: 'office',
    async find(db) {
      const { record, version } = await store.find(db)
      if (version !== body.version) throw changedMeanwhile()
      before = record.branches
      return tellOffice(record)
    },
    async apply(db) {
      for (const renaming of findRenamings(before, body.branches)) {
        await leads.renameBranch(db, renaming)
        await people.renameBranch(db, renaming)
      }
      await store.save(db, { ...body, version: body.version + 1 })
      for (const [subject_id, address] of Object.entries(listPictures(body))) {
        await pictures.use(db, { subject: 'office', subject_id }, address)
      }
      return tellOffice(body)
    },
  })
}

const changedMeanwhile = () =>
  new Conflict(
    'Somebody else has changed the office meanwhile. Please look at it again.',
    'changed',
  )

export default officeRoutes
