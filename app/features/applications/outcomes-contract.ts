/** How an application ends. `refused` means that the visa was refused. */
export const outcomes = ['enrolled', 'refused', 'withdrawn', 'rejected', 'did_not_arrive'] as const
export type Outcome = (typeof outcomes)[number]

export const outcomeLabels: Record<Outcome, string> = {
  enrolled: 'Enrolled',
  refused: 'Visa refused',
  withdrawn: 'Withdrawn by student',
  rejected: 'Rejected by institution',
  did_not_arrive: 'Did not arrive',
}

export const visaDecisions = ['granted', 'refused'] as const

export const visaDecisionLabels = { granted: 'Visa granted', refused: 'Visa refused' } as const

export const outcomeReasons = [
  'funds',
  'genuine_student',
  'documents',
  'false_document',
  'english',
  'grades',
  'study_gap',
  'previous_refusal',
  'interview',
  'late',
  'places_full',
  'other_institution',
  'other_country',
  'other_office',
  'family',
  'health',
  'no_contact',
  'visa_delayed',
  'deferred',
  'other',
] as const
export type OutcomeReason = (typeof outcomeReasons)[number]

export const reasonLabels: Record<OutcomeReason, string> = {
  funds: 'Funds not enough or not shown',
  genuine_student: 'Not seen as a genuine student',
  documents: 'Documents missing or unclear',
  false_document: 'False or altered document',
  english: 'English score too low',
  grades: 'Grades too low',
  study_gap: 'Study gap',
  previous_refusal: 'Earlier refusal',
  interview: 'Interview',
  late: 'Too late',
  places_full: 'No places left',
  other_institution: 'Chose another institution',
  other_country: 'Chose another country',
  other_office: 'Went to another office',
  family: 'Family reasons',
  health: 'Health',
  no_contact: 'No longer answers',
  visa_delayed: 'Visa came too late',
  deferred: 'Moved to a later intake',
  other: 'Other reason',
}

/** The reasons of each outcome. */
export const reasonsOf: Record<Outcome, readonly OutcomeReason[]> = {
  enrolled: [],
  refused: [
    'funds',
    'genuine_student',
    'documents',
    'false_document',
    'english',
    'study_gap',
    'previous_refusal',
    'interview',
    'health',
    'other',
  ],
  withdrawn: [
    'funds',
    'other_institution',
    'other_country',
    'other_office',
    'family',
    'health',
    'no_contact',
    'late',
    'deferred',
    'other',
  ],
  rejected: [
    'grades',
    'english',
    'documents',
    'false_document',
    'study_gap',
    'interview',
    'funds',
    'places_full',
    'late',
    'other',
  ],
  did_not_arrive: ['visa_delayed', 'funds', 'family', 'health', 'deferred', 'no_contact', 'other'],
}
