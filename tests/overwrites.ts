/** PATCH and PUT calls of the office that do not find concurrent changes, with the reasons. */
export const overwrites: Record<string, string[]> = {
  'A single choice or number: what was chosen last counts, and the form shows nothing to merge.': [
    'PATCH /api/analytics/settings/',
    'PATCH /api/lead-settings/',
    'PATCH /api/mails/settings/',
    'PATCH /api/newsletter/',
    'PUT /api/administrators/:id/role/',
    'PUT /api/required-factors/',
  ],
  'Only its owner changes it, in a short form.': [
    'PATCH /api/saved-views/:id/',
    'PUT /api/account/notifications/',
    'PUT /api/push/devices/:id/',
  ],
  'A short form without a draft; the timeline or the activity log shows the previous values.': [
    'PATCH /api/leads/:id/activities/:activity_id/',
    'PATCH /api/leads/:id/guardians/:guardian_id/',
    'PATCH /api/tasks/:id/',
    'PATCH /api/visits/:id/',
    'PATCH /api/webhooks/:id/',
    'PUT /api/absences/:id/',
    'PUT /api/leads/:id/progress-consents/:guardian_id/',
  ],
}
