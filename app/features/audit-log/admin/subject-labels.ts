import type { AuditLogEntry } from '../contract.ts'

/**
 * Labels of subjects: `many` is the plural, `one` is followed by a name, `nameless` is used without
 * a name.
 */
export const subjectLabels: Record<string, { many: string; one: string; nameless: string }> = {
  administrator: { many: 'People', one: 'the administrator', nameless: 'an administrator' },
  backup: { many: 'Backups', one: 'the backup', nameless: 'a backup' },
  contact: {
    many: 'Contact Messages',
    one: 'the contact message of',
    nameless: 'a contact message that was erased',
  },
  conversation: { many: 'Messages', one: 'the chat with', nameless: 'a chat' },
  destination: {
    many: 'Study Destinations',
    one: 'the destination',
    nameless: 'a destination',
  },
  page: { many: 'Pages', one: 'the page', nameless: 'a page' },
  fact: { many: 'Facts', one: 'the fact', nameless: 'a permanently deleted fact' },
  fact_value: {
    many: 'Values of facts',
    one: 'a value of',
    nameless: 'a value of a permanently deleted fact',
  },
  hero_slide: { many: 'Hero Slides', one: 'the hero slide', nameless: 'a hero slide' },
  job: { many: 'Jobs', one: 'the job', nameless: 'a job' },
  lead: { many: 'Leads', one: 'the lead', nameless: 'a lead that was erased' },
  checklist_item: {
    many: 'Checklist items',
    one: 'the checklist item',
    nameless: 'a checklist item',
  },
  absence: { many: 'Out of office', one: 'the absence of', nameless: 'an absence' },
  lead_activity: { many: 'Lead notes', one: 'the note', nameless: 'a note' },
  lead_file: { many: 'Lead files', one: 'the file', nameless: 'a file of a lead' },
  lead_import: {
    many: 'Lead imports',
    one: 'the lead import from',
    nameless: 'a lead import',
  },
  lead_access: {
    many: 'Viewed leads',
    one: 'the lead',
    nameless: 'a lead that was erased',
  },
  assignment_rule: {
    many: 'Assignment rules',
    one: 'the assignment rule',
    nameless: 'an assignment rule',
  },
  lead_settings: {
    many: 'Lead settings',
    one: 'the lead settings',
    nameless: 'the lead settings',
  },
  lead_stage: { many: 'Lead stages', one: 'the lead stage', nameless: 'a lead stage' },
  saved_view: { many: 'Saved views', one: 'the saved view', nameless: 'a saved view' },
  mail: { many: 'Mail', one: 'the mail', nameless: 'a mail' },
  mail_settings: {
    many: 'Mail settings',
    one: 'the mail setting',
    nameless: 'the mail settings',
  },
  webhook: { many: 'Webhooks', one: 'the webhook to', nameless: 'a webhook' },
  notification_preferences: {
    many: 'Notification preferences',
    one: 'the notification preferences of',
    nameless: 'notification preferences',
  },
  office: { many: 'Office', one: 'the office', nameless: 'the office' },
  picture: { many: 'Pictures', one: 'the picture', nameless: 'a picture' },
  preview_link: {
    many: 'Preview links',
    one: 'the preview link to',
    nameless: 'a preview link',
  },
  push_device: {
    many: 'Devices with notifications',
    one: 'notifications on',
    nameless: 'notifications on a device',
  },
  saved_reply: { many: 'Saved replies', one: 'the saved reply', nameless: 'a saved reply' },
  api_key: { many: 'API keys', one: 'the API key', nameless: 'an API key' },
  redirect: { many: 'Redirects', one: 'the redirect of', nameless: 'a redirect' },
  required_factors: {
    many: 'Required second factors',
    one: 'the roles that require a second factor',
    nameless: 'the roles that require a second factor',
  },
  scholarship: { many: 'Scholarships', one: 'the scholarship', nameless: 'a scholarship' },
  testimonial: { many: 'Testimonials', one: 'the testimonial of', nameless: 'a testimonial' },
}

/**
 * Returns the phrase after the administrator's name, such as "changed the destination", and the
 * name of the subject.
 */
export function describeEntry(entry: AuditLogEntry) {
  const { action, subject, subject_name: name, administrator_name: who } = entry
  const verb = subject === 'administrator' && action === 'added' ? 'invited' : action
  const isOwn = subject === 'administrator' && name === who
  if (isOwn) return { phrase: `${verb} their own account`, name: '' }
  const { one, nameless } = subjectLabels[subject] ?? describeUnknownSubject(subject)
  return { phrase: `${verb} ${name ? one : nameless}`, name }
}

/** Returns fallback labels for a subject that has none. */
function describeUnknownSubject(subject: string) {
  const kind = subject.replaceAll('_', ' ')
  return { one: `the ${kind}`, nameless: `a ${kind} that was erased` }
}

/** Formats a field name: "button_text" becomes "Button text". */
export function formatFieldName(field: string) {
  const words = field.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
