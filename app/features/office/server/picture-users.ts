import { FieldsRefused } from '#app/base/server/errors.ts'
import type { PictureUsers } from '#app/base/server/feature.ts'
import { judgePicture } from './judge-office.ts'
import * as store from './store.ts'

const names = new Map([
  ['logo', 'the office’s logo'],
  ['mark', 'the office’s mark'],
])

export const pictureUsers: PictureUsers[] = [
  {
    subject: 'office',
    listNames: async () => names,
    async replacePicture(db, _ids, { from, to }) {
      const fault = judgePicture(to)
      if (fault) throw new FieldsRefused({ picture: fault })
      const { record, version, examples } = await store.find(db)
      const logo = record.logo.replace(from, to.name)
      const mark = record.mark.replace(from, to.name)
      await store.save(db, { ...record, logo, mark, examples, version: version + 1 })
    },
  },
]
