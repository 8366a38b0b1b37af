import type { AuditSubject, Manifest, NotificationType } from '#app/contract/manifest.ts'

/** The manifests of all features, for the back office. The server has its own list of features. */
export const manifests = Object.values(
  import.meta.glob<Manifest>('./*/feature.ts', { eager: true, import: 'manifest' }),
)

/** The audit log subjects of all features. */
export const auditSubjects: Record<string, AuditSubject> = Object.assign(
  {},
  ...manifests.map(({ subjects }) => subjects),
)

/** The notification types of all features. */
export const notificationTypes: Record<string, NotificationType> = Object.assign(
  {},
  ...manifests.map(({ notifications }) => notifications),
)
