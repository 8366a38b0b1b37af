// Written by npm run add-migration.
import { up as baseline } from './2026-11-26-113000-baseline.ts'
import { up as firstContent } from './2026-11-26-113001-first-content.ts'
import { up as replaceSimilarMatchKeys } from './2026-11-27-021156-replace-similar-match-keys.ts'
import { up as simplifyLeadIndexes } from './2026-11-27-030930-simplify-lead-indexes.ts'
import { up as mailServer } from './2026-11-27-164719-mail-server.ts'
import { up as personProfiles } from './2026-11-27-172726-person-profiles.ts'
import { up as menus } from './2026-11-27-182301-menus.ts'
import { up as firstSteps } from './2026-11-27-183500-first-steps.ts'
import { up as officeWords } from './2026-11-27-213259-office-words.ts'
import { up as pictureCaptions } from './2026-11-27-213942-picture-captions.ts'
import { up as deleteFactValues } from './2026-11-27-220000-delete-fact-values.ts'
import { up as files } from './2026-11-27-220300-files.ts'
import { up as textTranslations } from './2026-11-28-013000-text-translations.ts'
import { up as enquiryLanguages } from './2026-11-28-030236-enquiry-languages.ts'
import { up as visitorLanguages } from './2026-11-28-072042-visitor-languages.ts'
import { up as importChanges } from './2026-11-28-080454-import-changes.ts'
import { up as tasks } from './2026-11-28-104812-tasks.ts'
import { up as officeLanguage } from './2026-11-28-105829-office-language.ts'
import { up as searchSynonyms } from './2026-11-28-110227-search-synonyms.ts'
import { up as leadNoteSearch } from './2026-11-28-111049-lead-note-search.ts'
import { up as chatFiles } from './2026-11-28-111236-chat-files.ts'
import { up as visits } from './2026-11-28-112405-visits.ts'
import { up as guardians } from './2026-11-28-112556-guardians.ts'
import { up as announcements } from './2026-11-28-143500-announcements.ts'
import { up as articles } from './2026-11-28-143730-articles.ts'
import { up as visitCounts } from './2026-11-28-144948-visit-counts.ts'
import { up as analyticsTags } from './2026-11-28-150146-analytics-tags.ts'
import { up as leadLetters } from './2026-11-28-191016-lead-letters.ts'
import { up as events } from './2026-11-28-231500-events.ts'
import { up as wordpressImports } from './2026-11-28-234906-wordpress-imports.ts'
import { up as newsletter } from './2026-11-28-235500-newsletter.ts'
import { up as newsletterMails } from './2026-11-29-042656-newsletter-mails.ts'
import { up as redirectTargetPaths } from './2026-11-29-043716-redirect-target-paths.ts'
import { up as applications } from './2026-11-29-081428-applications.ts'
import { up as formAnswers } from './2026-11-29-081433-form-answers.ts'
import { up as studentDocuments } from './2026-11-29-081715-student-documents.ts'
import { up as team } from './2026-11-29-083726-team.ts'
import { up as savedViewLists } from './2026-11-29-085503-saved-view-lists.ts'
import { up as visaDecisionDays } from './2026-11-29-090119-visa-decision-days.ts'
import { up as pageListIndexes } from './2026-11-29-091353-page-list-indexes.ts'
import { up as eventChanges } from './2026-11-29-092124-event-changes.ts'
import { up as progressLinks } from './2026-11-29-094808-progress-links.ts'
import { up as institutionDetails } from './2026-11-29-112826-institution-details.ts'
import { up as stepDocuments } from './2026-11-29-113006-step-documents.ts'
import { up as applicationFigures } from './2026-11-29-120448-application-figures.ts'
import { up as pageOrder } from './2026-11-29-123149-page-order.ts'
import { up as formFiles } from './2026-11-29-123520-form-files.ts'
import { up as formTextHash } from './2026-11-29-123520-form-text-hash.ts'
import { up as progressCodes } from './2026-11-29-124103-progress-codes.ts'
import { up as filePages } from './2026-11-29-154308-file-pages.ts'
import { up as applicationSearch } from './2026-11-29-160407-application-search.ts'
import { up as institutionImports } from './2026-11-29-161543-institution-imports.ts'

/** In order, by name. */
export const migrations = {
  '2026-11-26-113000-baseline': { up: baseline },
  '2026-11-26-113001-first-content': { up: firstContent },
  '2026-11-27-021156-replace-similar-match-keys': { up: replaceSimilarMatchKeys },
  '2026-11-27-030930-simplify-lead-indexes': { up: simplifyLeadIndexes },
  '2026-11-27-164719-mail-server': { up: mailServer },
  '2026-11-27-172726-person-profiles': { up: personProfiles },
  '2026-11-27-182301-menus': { up: menus },
  '2026-11-27-183500-first-steps': { up: firstSteps },
  '2026-11-27-213259-office-words': { up: officeWords },
  '2026-11-27-213942-picture-captions': { up: pictureCaptions },
  '2026-11-27-220000-delete-fact-values': { up: deleteFactValues },
  '2026-11-27-220300-files': { up: files },
  '2026-11-28-013000-text-translations': { up: textTranslations },
  '2026-11-28-030236-enquiry-languages': { up: enquiryLanguages },
  '2026-11-28-072042-visitor-languages': { up: visitorLanguages },
  '2026-11-28-080454-import-changes': { up: importChanges },
  '2026-11-28-104812-tasks': { up: tasks },
  '2026-11-28-105829-office-language': { up: officeLanguage },
  '2026-11-28-110227-search-synonyms': { up: searchSynonyms },
  '2026-11-28-111049-lead-note-search': { up: leadNoteSearch },
  '2026-11-28-111236-chat-files': { up: chatFiles },
  '2026-11-28-112405-visits': { up: visits },
  '2026-11-28-112556-guardians': { up: guardians },
  '2026-11-28-143500-announcements': { up: announcements },
  '2026-11-28-143730-articles': { up: articles },
  '2026-11-28-144948-visit-counts': { up: visitCounts },
  '2026-11-28-150146-analytics-tags': { up: analyticsTags },
  '2026-11-28-191016-lead-letters': { up: leadLetters },
  '2026-11-28-231500-events': { up: events },
  '2026-11-28-234906-wordpress-imports': { up: wordpressImports },
  '2026-11-28-235500-newsletter': { up: newsletter },
  '2026-11-29-042656-newsletter-mails': { up: newsletterMails },
  '2026-11-29-043716-redirect-target-paths': { up: redirectTargetPaths },
  '2026-11-29-081428-applications': { up: applications },
  '2026-11-29-081433-form-answers': { up: formAnswers },
  '2026-11-29-081715-student-documents': { up: studentDocuments },
  '2026-11-29-083726-team': { up: team },
  '2026-11-29-085503-saved-view-lists': { up: savedViewLists },
  '2026-11-29-090119-visa-decision-days': { up: visaDecisionDays },
  '2026-11-29-091353-page-list-indexes': { up: pageListIndexes },
  '2026-11-29-092124-event-changes': { up: eventChanges },
  '2026-11-29-094808-progress-links': { up: progressLinks },
  '2026-11-29-112826-institution-details': { up: institutionDetails },
  '2026-11-29-113006-step-documents': { up: stepDocuments },
  '2026-11-29-120448-application-figures': { up: applicationFigures },
  '2026-11-29-123149-page-order': { up: pageOrder },
  '2026-11-29-123520-form-files': { up: formFiles },
  '2026-11-29-123520-form-text-hash': { up: formTextHash },
  '2026-11-29-124103-progress-codes': { up: progressCodes },
  '2026-11-29-154308-file-pages': { up: filePages },
  '2026-11-29-160407-application-search': { up: applicationSearch },
  '2026-11-29-161543-institution-imports': { up: institutionImports },
}
