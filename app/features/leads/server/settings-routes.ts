import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import { leadSettingsApi } from '../settings-contract.ts'
import * as store from './store/settings.ts'

const settingsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({ ...leadSettingsApi.read, handler: () => store.find(app.db) })

  app.route({
    ...leadSettingsApi.change,
    async handler(request) {
      const changed = await auditChange<store.StoredSettings>(request, {
        subject: 'lead_settings',
        name: () => '',
        id: store.ID,
        find: store.find,
        apply: (db, before) =>
          store.save(db, { ...(before as store.StoredSettings), ...request.body }),
      })
      notifyOpenScreens(app)
      return changed as store.StoredSettings
    },
  })
}

export default settingsRoutes
