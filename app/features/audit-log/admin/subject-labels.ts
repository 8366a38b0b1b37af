import type { AuditLogEntry } from '../contract.ts'

/** Labels of subjects: plural, with a name, and without a name. */
export const subjectLabels: Record<string, { many: string; one: string; nameless: string }> = {
  administrator: { many: 'People', one: 'the administrator', nameless: 'an administrator' },
  backup: { many: 'Backups', one: 'the backup', nameless: 'a backup' },
  contact: {
    many: 'Contact Messages',
    one: 'the contact message of',
    nameless: 'a contact message that is forgotten now',
  },
  conversation: { many: 'Messages', one: 'the chat with', nameless: 'a chat' },
  destination: {
    many: 'Study Destinations',
    one: 'the destination',
    nameless: 'a destination',
  },
  document: { many: 'Pages', one: 'the page', nameless: 'a page' },
  fact: { many: 'Facts', one: 'the fact', nameless: 'a fact that is forgotten now' },
  fact_value: {
    many: 'Values of facts',
    one: 'a value of',
    nameless: 'a value of a fact that is forgotten now',
  },
  hero_slide: { many: 'Hero Slides', one: 'the hero slide', nameless: 'a hero slide' },
  job: { many: 'Jobs', one: 'the job', nameless: 'a job' },
  lead: { many: 'Leads', one: 'the lead', nameless: 'a lead that is erased now' },
  lead_check: {
    many: 'Lines of checklists',
    one: 'the line of a checklist',
    nameless: 'a line of a checklist',
  },
  lead_absence: { many: 'Who is away', one: 'the absence of', nameless: 'an absence' },
  lead_entry: { many: 'Notes of leads', one: 'the note', nameless: 'a note' },
  lead_file: { many: 'Files of leads', one: 'the file', nameless: 'a file of a lead' },
  lead_import: {
    many: 'Imports of leads',
    one: 'the import of leads from',
    nameless: 'an import of leads',
  },
  lead_opening: {
    many: 'Leads that were opened',
    one: 'the lead',
    nameless: 'a lead that is erased now',
  },
  lead_rule: {
    many: 'Rules for sharing out',
    one: 'the rule for sharing out',
    nameless: 'a rule for sharing out',
  },
  lead_settings: {
    many: 'Rules for leads',
    one: 'the rules for leads',
    nameless: 'the rules for leads',
  },
  lead_stage: { many: 'Stages of leads', one: 'the stage', nameless: 'a stage' },
  lead_view: { many: 'Views of leads', one: 'the view of leads', nameless: 'a view of leads' },
  mail: { many: 'Mail', one: 'the mail', nameless: 'a mail' },
  mail_settings: {
    many: 'What mails are sent',
    one: 'what is sent of',
    nameless: 'what mails are sent',
  },
  lead_webhook: { many: 'Webhooks', one: 'the webhook to', nameless: 'a webhook' },
  notification_preferences: {
    many: 'What people hear of',
    one: 'what they hear of themselves,',
    nameless: 'what they hear of themselves',
  },
  office: { many: 'Office', one: 'the office', nameless: 'the office' },
  picture: { many: 'Pictures', one: 'the picture', nameless: 'a picture' },
  preview_link: {
    many: 'Links to drafts',
    one: 'the link to a draft',
    nameless: 'a link to a draft',
  },
  push_device: {
    many: 'Devices with notices',
    one: 'notices on',
    nameless: 'notices on a device',
  },
  saved_reply: { many: 'Ready answers', one: 'the ready answer', nameless: 'a ready answer' },
  api_key: { many: 'API keys', one: 'the API key', nameless: 'an API key' },
  redirect: { many: 'Redirects', one: 'the redirect of', nameless: 'a redirect' },
  required_factors: {
    many: 'Second factor required',
    one: 'who needs a second factor',
    nameless: 'who needs a second factor',
  },
  scholarship: { many: 'Scholarships', one: 'the scholarship', nameless: 'a scholarship' },
  testimonial: { many: 'Testimonials', one: 'the testimonial of', nameless: 'a testimonial' },
}

/** The sentence after the administrator's name: "changed the destination", and which. */
export function describeEntry(entry: AuditLogEntry) {
  const { action, subject, subject_name: name, administrator_name: who } = entry
  const verb = subject === 'administrator' && action === 'added' ? 'invited' : action
  const isOwn = subject === 'administrator' && name === who
  if (isOwn) return { phrase: `${verb} their own account`, name: '' }
  const { one, nameless } = subjectLabels[subject] ?? describeUnknownSubject(subject)
  return { phrase: `${verb} ${name ? one : nameless}`, name }
}

/** Fallback for subjects without labels. */
function describeUnknownSubject(subject: string) {
  const kind = subject.replaceAll('_', ' ')
  return { one: `the ${kind}`, nameless: `the ${kind} that is forgotten now` }
}

/** Formats a field name: "button_text" becomes "Button text". */
export function formatFieldName(field: string) {
  const words = field.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
