/** The real server without enquiry notifications. With WITHOUT_LEADS the form creates no leads. */
import { notifications } from '#app/features/notifications/server/feature.ts'
import { services } from '#app/server/features.ts'
import { start } from '#app/server/start.ts'

notifications.eventHandlers = {}
if (process.env.WITHOUT_LEADS) {
  services.leads.recordEnquiry = async () => ({ id: '', activityId: '', isNew: false })
}
await start(process.env)
