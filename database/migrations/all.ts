// Written by npm run add-migration.
import { up as wholeChain } from './2026-11-21-whole-chain.ts'
import { up as wholeOffice } from './2026-11-21-whole-office.ts'
import { up as wholeSearch } from './2026-11-21-whole-search.ts'
import { up as chatSearch } from './2026-11-22-chat-search.ts'
import { up as chatUnread } from './2026-11-22-chat-unread.ts'
import { up as chatSigns } from './2026-11-23-chat-signs.ts'
import { up as mediaUses } from './2026-11-23-media-uses.ts'
import { up as searchDeletions } from './2026-11-23-search-deletions.ts'
import { up as contentUndo } from './2026-11-24-content-undo.ts'
import { up as countryCodes } from './2026-11-24-country-codes.ts'
import { up as messageKinds } from './2026-11-24-message-kinds.ts'
import { up as closedConversations } from './2026-11-25-closed-conversations.ts'
import { up as contactSeen } from './2026-11-25-contact-seen.ts'
import { up as slideTargets } from './2026-11-25-slide-targets.ts'
import { up as deletedContacts } from './2026-11-26-deleted-contacts.ts'
import { up as firstSlideTargets } from './2026-11-26-first-slide-targets.ts'
import { up as office } from './2026-11-27-office.ts'
import { up as facts } from './2026-11-28-facts.ts'
import { up as documents } from './2026-11-29-documents.ts'
import { up as mediaLibrary } from './2026-12-01-media-library.ts'
import { up as mediaPictures } from './2026-12-01-media-pictures.ts'
import { up as factReferences } from './2026-12-02-fact-references.ts'
import { up as servicesAreDocuments } from './2026-12-04-services-are-documents.ts'
import { up as publicExtras } from './2026-12-06-public-extras.ts'
import { up as publicExtras2 } from './2026-12-07-public-extras-2.ts'
import { up as leads } from './2026-12-08-leads.ts'
import { up as leadConversations } from './2026-12-09-lead-conversations.ts'
import { up as leadViews } from './2026-12-10-lead-views.ts'
import { up as leadTraces } from './2026-12-11-lead-traces.ts'
import { up as leadImports } from './2026-12-12-lead-imports.ts'
import { up as jobs } from './2026-12-13-jobs.ts'
import { up as webhooks } from './2026-12-14-webhooks.ts'
import { up as apiKeys } from './2026-12-15-api-keys.ts'
import { up as answerGoal } from './2026-12-17-answer-goal.ts'
import { up as sharingOut } from './2026-12-18-sharing-out.ts'
import { up as leadStays } from './2026-12-19-lead-stays.ts'
import { up as leadFiles } from './2026-12-20-lead-files.ts'
import { up as checklists } from './2026-12-21-checklists.ts'
import { up as leadPrivacy } from './2026-12-22-lead-privacy.ts'
import { up as leadOrigins } from './2026-12-23-lead-origins.ts'
import { up as bTellings } from './2026-12-24-b-tellings.ts'
import { up as notices } from './2026-12-24-notices.ts'
import { up as push } from './2026-12-25-push.ts'
import { up as roles } from './2026-12-26-roles.ts'
import { up as secondFactors } from './2026-12-27-second-factors.ts'
import { up as pushedLast } from './2026-12-28-pushed-last.ts'
import { up as countedTries } from './2026-12-29-counted-tries.ts'
import { up as mailsToStudents } from './2026-12-30-mails-to-students.ts'
import { up as plannedFollowUps } from './2026-12-30-planned-follow-ups.ts'
import { up as toldFirst } from './2026-12-30-told-first.ts'
import { up as backups } from './2026-12-31-backups.ts'
import { up as followUps } from './2027-01-02-follow-ups.ts'
import { up as leadSearch } from './2027-01-02-lead-search.ts'
import { up as olderConversations } from './2027-01-02-older-conversations.ts'
import { up as sharedChecks } from './2027-01-02-shared-checks.ts'
import { up as quarantinedContacts } from './2027-01-03-quarantined-contacts.ts'
import { up as translations } from './2027-01-04-translations.ts'
import { up as countedBoards } from './2027-01-05-counted-boards.ts'
import { up as leadIndexes } from './2027-01-06-lead-indexes.ts'
import { up as dueChecklistItems } from './2027-01-07-000000-due-checklist-items.ts'
import { up as leadKeyHolders } from './2027-01-07-000001-lead-key-holders.ts'
import { up as factValueChanges } from './2027-01-07-000002-fact-value-changes.ts'
import { up as phoneLabels } from './2027-01-07-000003-phone-labels.ts'
import { up as deletedLeads } from './2027-01-07-000004-deleted-leads.ts'
import { up as awaitingReply } from './2027-01-07-000005-awaiting-reply.ts'
import { up as deletedChats } from './2027-01-07-000005-deleted-chats.ts'
import { up as leadImportHashes } from './2027-01-07-000005-lead-import-hashes.ts'
import { up as documentDeletions } from './2027-01-07-000006-document-deletions.ts'

/** In order, by name. */
export const migrations = {
  '2026-11-21-whole-chain': { up: wholeChain },
  '2026-11-21-whole-office': { up: wholeOffice },
  '2026-11-21-whole-search': { up: wholeSearch },
  '2026-11-22-chat-search': { up: chatSearch },
  '2026-11-22-chat-unread': { up: chatUnread },
  '2026-11-23-chat-signs': { up: chatSigns },
  '2026-11-23-media-uses': { up: mediaUses },
  '2026-11-23-search-deletions': { up: searchDeletions },
  '2026-11-24-content-undo': { up: contentUndo },
  '2026-11-24-country-codes': { up: countryCodes },
  '2026-11-24-message-kinds': { up: messageKinds },
  '2026-11-25-closed-conversations': { up: closedConversations },
  '2026-11-25-contact-seen': { up: contactSeen },
  '2026-11-25-slide-targets': { up: slideTargets },
  '2026-11-26-deleted-contacts': { up: deletedContacts },
  '2026-11-26-first-slide-targets': { up: firstSlideTargets },
  '2026-11-27-office': { up: office },
  '2026-11-28-facts': { up: facts },
  '2026-11-29-documents': { up: documents },
  '2026-12-01-media-library': { up: mediaLibrary },
  '2026-12-01-media-pictures': { up: mediaPictures },
  '2026-12-02-fact-references': { up: factReferences },
  '2026-12-04-services-are-documents': { up: servicesAreDocuments },
  '2026-12-06-public-extras': { up: publicExtras },
  '2026-12-07-public-extras-2': { up: publicExtras2 },
  '2026-12-08-leads': { up: leads },
  '2026-12-09-lead-conversations': { up: leadConversations },
  '2026-12-10-lead-views': { up: leadViews },
  '2026-12-11-lead-traces': { up: leadTraces },
  '2026-12-12-lead-imports': { up: leadImports },
  '2026-12-13-jobs': { up: jobs },
  '2026-12-14-webhooks': { up: webhooks },
  '2026-12-15-api-keys': { up: apiKeys },
  '2026-12-17-answer-goal': { up: answerGoal },
  '2026-12-18-sharing-out': { up: sharingOut },
  '2026-12-19-lead-stays': { up: leadStays },
  '2026-12-20-lead-files': { up: leadFiles },
  '2026-12-21-checklists': { up: checklists },
  '2026-12-22-lead-privacy': { up: leadPrivacy },
  '2026-12-23-lead-origins': { up: leadOrigins },
  '2026-12-24-b-tellings': { up: bTellings },
  '2026-12-24-notices': { up: notices },
  '2026-12-25-push': { up: push },
  '2026-12-26-roles': { up: roles },
  '2026-12-27-second-factors': { up: secondFactors },
  '2026-12-28-pushed-last': { up: pushedLast },
  '2026-12-29-counted-tries': { up: countedTries },
  '2026-12-30-mails-to-students': { up: mailsToStudents },
  '2026-12-30-planned-follow-ups': { up: plannedFollowUps },
  '2026-12-30-told-first': { up: toldFirst },
  '2026-12-31-backups': { up: backups },
  '2027-01-02-follow-ups': { up: followUps },
  '2027-01-02-lead-search': { up: leadSearch },
  '2027-01-02-older-conversations': { up: olderConversations },
  '2027-01-02-shared-checks': { up: sharedChecks },
  '2027-01-03-quarantined-contacts': { up: quarantinedContacts },
  '2027-01-04-translations': { up: translations },
  '2027-01-05-counted-boards': { up: countedBoards },
  '2027-01-06-lead-indexes': { up: leadIndexes },
  '2027-01-07-000000-due-checklist-items': { up: dueChecklistItems },
  '2027-01-07-000001-lead-key-holders': { up: leadKeyHolders },
  '2027-01-07-000002-fact-value-changes': { up: factValueChanges },
  '2027-01-07-000003-phone-labels': { up: phoneLabels },
  '2027-01-07-000004-deleted-leads': { up: deletedLeads },
  '2027-01-07-000005-awaiting-reply': { up: awaitingReply },
  '2027-01-07-000005-deleted-chats': { up: deletedChats },
  '2027-01-07-000005-lead-import-hashes': { up: leadImportHashes },
  '2027-01-07-000006-document-deletions': { up: documentDeletions },
}
