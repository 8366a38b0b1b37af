import { defaultLanguage } from '#app/contract/languages.ts'
import { accounts } from '#app/features/accounts/server/feature.ts'
import * as people from '#app/features/accounts/server/people.ts'
import * as sessions from '#app/features/accounts/server/sessions.ts'
import { albums } from '#app/features/albums/server/feature.ts'
import { analytics } from '#app/features/analytics/server/feature.ts'
import { announcements } from '#app/features/announcements/server/feature.ts'
import { apiKeys } from '#app/features/api-keys/server/feature.ts'
import * as apiKeysStore from '#app/features/api-keys/server/store.ts'
import {
  applicationServices,
  applications,
  tracks,
} from '#app/features/applications/server/feature.ts'
import { articles } from '#app/features/articles/server/feature.ts'
import { assignmentRules } from '#app/features/assignment/server/assignment-rules.ts'
import { assignment, assignmentServices } from '#app/features/assignment/server/feature.ts'
import { auditLog } from '#app/features/audit-log/server/feature.ts'
import * as auditLogStore from '#app/features/audit-log/server/store.ts'
import { backups } from '#app/features/backups/server/feature.ts'
import { branches } from '#app/features/branches/server/feature.ts'
import { chat } from '#app/features/chat/server/feature.ts'
import {
  countAwaitingReply,
  listAwaitingReply,
} from '#app/features/chat/server/store/awaiting-reply.ts'
import * as exampleConversations from '#app/features/chat/server/store/examples.ts'
import * as chatPersonalData from '#app/features/chat/server/store/personal-data.ts'
import { contacts, spamServices } from '#app/features/contacts/server/feature.ts'
import * as contactsPersonalData from '#app/features/contacts/server/personal-data.ts'
import { contentChanges } from '#app/features/content-changes/server/feature.ts'
import * as contentChangesStore from '#app/features/content-changes/server/store.ts'
import { countryPictures } from '#app/features/country-pictures/server/feature.ts'
import { dashboard } from '#app/features/dashboard/server/feature.ts'
import { destinations } from '#app/features/destinations/server/feature.ts'
import { eventRegistrationServices, events } from '#app/features/events/server/feature.ts'
import { addCountryFacts } from '#app/features/facts/server/country-facts.ts'
import { loadFactValues } from '#app/features/facts/server/fact-values.ts'
import { facts } from '#app/features/facts/server/feature.ts'
import { getSharedValues } from '#app/features/facts/server/share-values.ts'
import { listUpcomingFacts } from '#app/features/facts/server/upcoming-facts.ts'
import { fixedPages } from '#app/features/fixed-pages/server/feature.ts'
import { formAnswerServices, forms } from '#app/features/forms/server/feature.ts'
import { frontDesk, visitServices } from '#app/features/front-desk/server/feature.ts'
import { guides } from '#app/features/guides/server/feature.ts'
import { heroSlides } from '#app/features/hero-slides/server/feature.ts'
import { jobs } from '#app/features/jobs/server/feature.ts'
import { leadImport } from '#app/features/lead-import/server/feature.ts'
import { leads } from '#app/features/leads/server/feature.ts'
import { listInScope } from '#app/features/leads/server/lead-scope.ts'
import { savedViews } from '#app/features/leads/server/saved-views.ts'
import { leadStages } from '#app/features/leads/server/stages.ts'
import { recordMail } from '#app/features/leads/server/store/activities.ts'
import * as awaitingReply from '#app/features/leads/server/store/awaiting-reply.ts'
import { renameBranch } from '#app/features/leads/server/store/branches.ts'
import { listNames } from '#app/features/leads/server/store/change.ts'
import { countEnquiriesByPage } from '#app/features/leads/server/store/count-enquiries-by-page.ts'
import * as exampleLeads from '#app/features/leads/server/store/examples.ts'
import { isLeadMatching } from '#app/features/leads/server/store/filters.ts'
import { lockExistingLeads, preventMerges } from '#app/features/leads/server/store/lead-row.ts'
import {
  receiveEnquiry,
  recordFurtherEnquiry,
} from '#app/features/leads/server/store/receive-enquiry.ts'
import {
  extendAwaitingReply,
  lockAwaitingLead,
  recordAnyResponse,
} from '#app/features/leads/server/store/responses.ts'
import { addStatedDetails } from '#app/features/leads/server/store/stated-details.ts'
import { parsePictureName } from '#app/features/media/contract.ts'
import { media, mediaFiles } from '#app/features/media/server/feature.ts'
import { listFilePages } from '#app/features/media/server/files.ts'
import { renderOfficeIcon } from '#app/features/media/server/icon.ts'
import {
  importedFileServices,
  importedPictureServices,
} from '#app/features/media/server/imported.ts'
import { renderPreview } from '#app/features/media/server/link-preview.ts'
import {
  add,
  createPicture,
  describe,
  listStored,
  setUsage,
} from '#app/features/media/server/store.ts'
import { menuServices, menus } from '#app/features/menus/server/feature.ts'
import { newsletter } from '#app/features/newsletter/server/feature.ts'
import * as newsletterStore from '#app/features/newsletter/server/store.ts'
import {
  add as addNotification,
  recordSeen,
  resumeDelivery,
} from '#app/features/notifications/server/delivery/dispatch.ts'
import { notifications } from '#app/features/notifications/server/feature.ts'
import { findMailServer } from '#app/features/notifications/server/mail-server/store.ts'
import * as mails from '#app/features/notifications/server/mails/outbox.ts'
import { office } from '#app/features/office/server/feature.ts'
import { translatedFields } from '#app/features/office/server/routes.ts'
import { find as findOffice } from '#app/features/office/server/store.ts'
import { officeWords } from '#app/features/office-words/server/feature.ts'
import { listChanged as listChangedWords } from '#app/features/office-words/server/store.ts'
import * as examplePages from '#app/features/pages/server/examples.ts'
import { pages } from '#app/features/pages/server/feature.ts'
import { addFirstPages, addFirstTranslations } from '#app/features/pages/server/first-content.ts'
import { fillLinkNames } from '#app/features/pages/server/publishing.ts'
import { renameBranch as renameBranchInPages } from '#app/features/pages/server/rename-branch.ts'
import { isPublished, listTitles } from '#app/features/pages/server/store.ts'
import { progressLinkServices, progressLinks } from '#app/features/progress-links/server/feature.ts'
import { push } from '#app/features/push/server/feature.ts'
import { redirects } from '#app/features/redirects/server/feature.ts'
import { redirectServices } from '#app/features/redirects/server/imported.ts'
import { move, removeRedirectsTo } from '#app/features/redirects/server/store.ts'
import { reports } from '#app/features/reports/server/feature.ts'
import { savedReplies } from '#app/features/saved-replies/server/feature.ts'
import { scholarships } from '#app/features/scholarships/server/feature.ts'
import { search } from '#app/features/search/server/feature.ts'
import { servicesFeature } from '#app/features/services/server/feature.ts'
import { status } from '#app/features/status/server/feature.ts'
import {
  formFileServices,
  leadFileServices,
  leadFiles,
  studentDocumentServices,
  studentDocuments,
} from '#app/features/student-documents/server/feature.ts'
import { tasks } from '#app/features/tasks/server/feature.ts'
import { team, teamServices } from '#app/features/team/server/feature.ts'
import { testimonials } from '#app/features/testimonials/server/feature.ts'
import { textTranslations } from '#app/features/text-translations/server/feature.ts'
import { loadTranslate } from '#app/features/text-translations/server/store.ts'
import { trash } from '#app/features/trash/server/feature.ts'
import { leadWebhooks } from '#app/features/webhooks/server/feature.ts'
import { wordpress } from '#app/features/wordpress/server/feature.ts'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import { translateFields } from '#app/platform/server/text/translate-fields.ts'
import type { Database } from '#database/connect.ts'
import { createReserved } from './reserved-addresses.ts'

/** All features of the product. */
export const features: Feature[] = [
  // First, so that its lines come first on the status screen.
  status,
  // Before accounts, because it needs sessions that accounts delete.
  push,
  accounts,
  office,
  contacts,
  leads,
  leadImport,
  tasks,
  applications,
  tracks,
  progressLinks,
  frontDesk,
  assignment,
  reports,
  apiKeys,
  leadStages,
  assignmentRules,
  savedViews,
  leadWebhooks,
  studentDocuments,
  leadFiles,
  notifications,
  destinations,
  heroSlides,
  servicesFeature,
  pages,
  articles,
  events,
  forms,
  albums,
  menus,
  officeWords,
  redirects,
  wordpress,
  contentChanges,
  media,
  mediaFiles,
  chat,
  savedReplies,
  scholarships,
  testimonials,
  team,
  branches,
  announcements,
  analytics,
  newsletter,
  facts,
  guides,
  fixedPages,
  search,
  countryPictures,
  dashboard,
  auditLog,
  trash,
  jobs,
  backups,
  // After the content that it translates.
  textTranslations,
]

/** Returns the names of administrators and, for what other programs wrote, those of API keys. */
async function listAuthorNames(db: Database, ids: string[]) {
  const names = await people.listNames(db, ids)
  const others = ids.filter((id) => id && !names.has(id))
  return new Map([...names, ...(await apiKeysStore.listNames(db, others))])
}

/** Functions that features offer to the base and to each other. */
export const services: Services = {
  sessions,
  apiKeys: apiKeysStore,
  administrators: { ...people, listNames: listAuthorNames },
  auditLog: auditLogStore,
  contentChanges: contentChangesStore,
  addresses: { isReserved: createReserved(features), isPublished, move, removeRedirectsTo },
  textTranslations: { loadTranslate },
  officeWords: { listChanged: listChangedWords },
  office: {
    async listBranches(db) {
      const { profile } = await findOffice(db)
      return profile.branches.map(({ name }) => name)
    },
    translate: (profile, translate) => translateFields(profile, translatedFields, translate),
  },
  studentDocuments: studentDocumentServices,
  leadFiles: leadFileServices,
  formFiles: formFileServices,
  assignment: assignmentServices,
  visits: visitServices,
  applications: applicationServices,
  progressLinks: progressLinkServices,
  eventRegistrations: eventRegistrationServices,
  formAnswers: formAnswerServices,
  team: teamServices,
  pages: {
    addFirstPages,
    addFirstTranslations,
    fillLinkNames,
    listTitles,
    renameBranch: renameBranchInPages,
    ...examplePages,
  },
  facts: {
    loadFactValues: (db, language = defaultLanguage) =>
      getSharedValues(db, language, async () => {
        const { profile } = await findOffice(db)
        const translate = await loadTranslate(db, language)
        return loadFactValues(db, profile.time_zone, { language, translate })
      }),
    listUpcoming: listUpcomingFacts,
    addCountryFacts,
  },
  pictures: {
    make: createPicture,
    describe,
    listFilePages,
    listStored,
    add,
    setUsage,
    renderPreview,
    renderIcon: renderOfficeIcon,
    parseName: parsePictureName,
  },
  importedPictures: importedPictureServices,
  importedFiles: importedFileServices,
  menus: menuServices,
  redirects: redirectServices,
  mails: { ...mails, findServer: findMailServer },
  notifications: { add: addNotification, resumeDelivery, recordSeen },
  contacts: contactsPersonalData,
  newsletter: newsletterStore,
  spam: spamServices,
  conversations: {
    ...chatPersonalData,
    ...exampleConversations,
    countAwaitingReply,
    listAwaitingReply,
  },
  leads: {
    ...exampleLeads,
    recordEnquiry: receiveEnquiry,
    countAwaitingReply: awaitingReply.countAwaitingReply,
    closeEnquiries: awaitingReply.closeEnquiries,
    preventMerges,
    lockExisting: lockExistingLeads,
    lockAwaitingLead,
    extendAwaitingReply,
    recordFurtherEnquiry,
    addStatedDetails,
    listNames,
    listInScope,
    countEnquiriesByPage,
    isMatching: isLeadMatching,
    renameBranch,
    recordResponse: recordAnyResponse,
    recordMail,
  },
}
