import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'

/** The lead to which an enquiry was linked. It may be merged into another lead. */
export interface LinkedLead {
  id: string
  /** The activity of the enquiry in the lead's timeline. */
  activityId: string
  isNew: boolean
}

/** Leads that belong to another primary lead since a merge or unmerge. */
interface MovedLeads {
  /** Their primary lead now. */
  leadId: string
  /** Their primary lead before. */
  fromLeadId: string
  movedLeadIds: string[]
  at: string
}

declare module '#app/platform/server/events/events.ts' {
  interface DomainEvents {
    /** A new lead, except from an import. */
    leadCreated: { leadId: string; at: string }
    /** A person has sent an enquiry, and it is recorded with its lead. */
    enquiryReceived: { enquiry: Enquiry; lead: LinkedLead }
    leadStageChanged: { leadId: string; at: string; from: string; to: string }
    leadsMerged: MovedLeads
    leadsUnmerged: MovedLeads
    /** Leads were merged into this primary lead, or unmerged from it. */
    mergedLeadsChanged: { primaryLeadId: string }
    /** An enquiry of a guardian moved to the lead of another student. */
    enquiryMoved: { from: string; to: string; at: string; about: string | null }
  }
}
