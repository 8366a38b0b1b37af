import type { HandbookPage } from '../../handbook-page.ts'

export const leads = {
  title: 'Leads',
  summary: 'People who may become students, from the first enquiry to the result.',
  screens: {
    '/admin/leads':
      'A lead is one person with all enquiries, calls, chats and files. New enquiries create leads by themselves. Search for names, phones, cities, guardians or words of notes, filter by every field, and save the filters that you often need as a view.',
    '/admin/front-desk':
      'Record each visitor with a name or a phone number. Suggestions show people whom the office already knows: choose one with the arrow keys and Enter, or press Enter to add a new lead. Below are the visitors of the day and who is free.',
    '/admin/applications':
      'All applications to institutions, with search and filters. Save the filters that you often need as a view, select several applications to change them together, or export them to a file.',
    '/admin/applications/board':
      'The board shows the open and enrolled applications of a track by step. Drag a card to another column when an application moves on, or choose the step on the card.',
    '/admin/applications/tracks':
      'A track has the steps of an application to a country. Change their names and order, what is recorded with each step, and the documents without which an application does not reach it. A step or track in which applications are cannot be deleted.',
    '/admin/applications/institutions':
      'The universities, colleges and schools to which you send students, with your agreements and the number of applications. A name that you type in an application is added here by itself. Search the list, or open an institution to change it.',
    '/admin/applications/institutions/import':
      'Choose an Excel or CSV file with one row for each course, and say what each column contains. The preview shows what is new, what changes and which cells are wrong. The same file again adds nothing twice, and an import can be undone.',
    '/admin/applications/institutions/:id':
      'Change the names, the country and the agreement of an institution, and its courses. An archived institution or course is no longer suggested, and its applications stay.',
    '/admin/leads/:id':
      'This page holds everything about one person: what they want, the last message and the next task. Log each call or visit, and add a task so that nobody is forgotten.',
    '/admin/leads/import':
      'Choose an Excel or CSV file and say what each column contains. The preview shows what each row becomes. Rows that were imported before are skipped, changed rows update their leads, and an import can be undone.',
    '/admin/leads/board':
      'The board shows leads by stage. Drag a card to another column when the lead moves on, or choose the stage on the card.',
    '/admin/leads/stages':
      'Stages are the steps from a new lead to a student. Change their names and order to match how your office works.',
    '/admin/leads/settings':
      'Set how fast the office wants to reply, and other rules for leads. They apply to everyone in the office.',
    '/admin/leads/assignment':
      'Assignment rules give new leads to counsellors in turn. Enter who is out of office, so that nobody who is away gets new leads.',
  },
  sections: [
    {
      heading: 'Where leads come from',
      text: [
        'The contact form, the chat, other programs and imports create leads. Add people who call or walk in yourself.',
        'If the name agrees and a phone number or e-mail address is the same, a new enquiry is added to the existing lead. If they are only similar, the lead page shows a possible duplicate.',
      ],
    },
    {
      heading: 'Import a register',
      text: [
        [
          'Choose the file, and the sheets and columns that you want to import.',
          'If the office has no stage, country or counsellor with a name from the file, choose what it means. The next import remembers it.',
          'Look at the preview, then import the rows.',
        ],
        'A cell that cannot be read becomes a note of its lead. Rows without a name, a phone number and an email address can be downloaded, corrected and imported again.',
        'You can import the same file again later. Rows that have not changed add nothing. Values that you have changed here stay.',
      ],
    },
    {
      heading: 'Front desk',
      text: [
        'Type the name or the phone number of a visitor, and what the visitor wants. If a suggestion is the same person, choose it: the visit is added to the timeline of that lead. Otherwise a lead is added, unless a lead with this phone number exists.',
        'Choose who meets the visitor, or decide later. This person also becomes the counsellor of a lead that has none. Set the status to “With counsellor” when the visitor is received and to “Left” when the visitor goes: “Who is free” follows from it, and from who is out of office.',
        'Choose another day to see its visitors. The list can be exported for a spreadsheet.',
      ],
    },
    {
      heading: 'Reply in time',
      text: [
        'A lead awaits a reply until the office has contacted the person by chat, e-mail, call, visit or WhatsApp. A note does not count.',
        'Only opening hours count. A lead that waits longer than the response target is overdue.',
      ],
    },
    {
      heading: 'WhatsApp and SMS',
      text: [
        'The sign beside a phone number opens WhatsApp: from a list or Today it goes to the message on the lead page, where you choose a saved reply, write a text or leave it empty. The lead page opens WhatsApp directly beside each number, also the guardian’s.',
        'The timeline records that WhatsApp was opened. Only you know whether the message was sent: choose “Mark as sent” afterwards, or log it. Only then does it count as a reply.',
        'For SMS, select up to 1,000 leads in the list and choose “Numbers for SMS”. Choose students, guardians or both, and the form that your SMS provider takes, and copy the numbers or download them. Each number appears once. Leads without a mobile number are listed with their count. Numbers of other countries need a form with country code. The activity log and the timeline of each lead record the export.',
      ],
    },
    {
      heading: 'Tasks',
      text: [
        'A lead can have several tasks: a call, a visit, a document, a deadline or something else. Each has a date, with or without a time, a note, and a person; without a person it belongs to the counsellor. The next open task is the follow-up of the lead.',
        'Write the date as you say it: “tomorrow 11”, “monday morning”, “after 2 weeks”, “30/11”, “भोलि” or a Bikram Sambat date. The form shows the date that it understood before you save. Hours from 1 to 7 without “am” are in the afternoon.',
        'Tasks appear in Today when they are due. A task without a time is due until its day ends. Whoever has to do a task with a time is notified at that time.',
        'In reports, a task that is done on its day counts as on time. A call, visit or message that you log on that day counts too; a document or deadline must be done. Moving a task on its day counts as on time, moving it later as late.',
        'The tasks of a lost lead are hidden until the lead moves to another stage.',
      ],
    },
    {
      heading: 'Guardians',
      text: [
        'Parents often write for a student. Add them as guardians on the lead page: type the phone, and the form suggests guardians that the office knows already. A guardian can have several students, who are shown as links.',
        'An enquiry from the phone of a guardian is added to the student, and the timeline says who sent it. If a guardian has several students, it goes to the one whose name is in the text. Otherwise each of them gets the task “Which student?”. Press “This student” at the right one, on the lead page or in Today: the enquiry moves there, and the other tasks are done.',
        'Searching the name or phone of a guardian finds all students. “Personal data” below a guardian exports or erases what is stored about the guardian.',
      ],
    },
    {
      heading: 'Possible duplicates and merging',
      text: [
        [
          'Open the lead and compare the possible duplicate.',
          'If it is the same person, merge the two and choose the right value of each field.',
          'If they are different people, say so. The pair is not shown again.',
        ],
        'A merge can be undone on the lead page.',
      ],
    },
    {
      heading: 'Documents of a step',
      text: [
        'A step of a track can need documents, and can need them verified. The lead page shows what the next step of each application still needs. Until then the application cannot move there, neither on the lead page nor on the board, nor together with others: those stay and are named.',
        'In “Documents”, “Ask for these” adds what the next steps need to the list of the student. If the student does not need one of them, set its status to “Not needed”: the step no longer waits for it. The progress link of the student names it, too.',
        'An owner can move it without documents and enters a reason. The application, the timeline and the activity log show the reason.',
        'Choose the documents of each step under “Tracks”. A new office starts with usual ones for each country.',
      ],
    },
    {
      heading: 'Documents',
      text: [
        'The documents of a student can start from the guide of the country. Each has a status, and files or photos of its pages: PDF, JPEG, PNG, WebP and DOCX, each up to 10 MB. Files from the chat are documents of the type “Other”; edit the document to choose its type.',
        [
          'Choose “Verify” when you have checked a document, and say how: original, register, QR code, phone call, e-mail or score service.',
          'Add a proof file, or write what you have checked. The document shows who verified it and when.',
          'A page that is added or removed later ends the verification. Check the document again.',
          'Reject a document with a reason, which the timeline shows.',
        ],
        'Put the pages of a document in order with the arrows beside its files. “Download as one PDF” makes one file of photos, upright and without their location.',
        'Enter until when a document is valid. Today lists it from 60 days before its end, and you are notified 60, 30 and 7 days before, or at once if you enter it later. The list of leads has a filter for these documents, which Today links to. A file that another student has as well is marked. “Download” gives the documents in their order as one ZIP file; photos in it are upright and without their location.',
      ],
    },
    {
      heading: 'Progress link',
      text: [
        'A progress link shows a student, without an account, where each application stands, who acts next, its deadline with what is due then, and which documents are still needed. It is in English and Nepali, and shows neither numbers of passports nor your other notes.',
        [
          'Choose “Create link” on the lead page and send the address. It is shown only once.',
          'The card shows when the student last opened it. Previews in WhatsApp and programs that check links do not count.',
          'The student can send photos and files of the documents that you need, and more pages until you have checked a document. They are in the document at once, its counsellor is notified, and the timeline shows them.',
          'Stored documents open with a code of 6 digits. It goes to the e-mail address that the student had before you created the link. Without one, the card shows that the student asks: choose “Code for documents” and give the code by phone or WhatsApp. It works once, for 10 minutes and 5 tries. Make sure that you speak with the student.',
          'A guardian of the lead can get a link too. It shows only what the student allows on the own page: applications, which documents are needed, or opening stored documents; at first nothing. “Record consent” notes what the student has told you. A guardian who is removed from the lead loses link and consent.',
          'A link ends 90 days after it was last opened. A new link replaces the former one; “Revoke” ends it at once.',
        ],
      ],
    },
    {
      heading: 'Delete, erase, export',
      text: [
        'A deleted lead can be restored for 30 days on the Deleted screen. A new enquiry of the same person restores it too.',
        'Erasing personal data cannot be undone. Use it when a person asks for it. The data export gives a person everything that is stored about them.',
      ],
    },
    {
      heading: 'Applications',
      text: [
        'A lead may have several applications. Each has an institution, a course, an intake, a deadline and a step. For a second application press “Copy” and choose another institution. The office’s institutions and courses are suggested while you type.',
        'Give an institution its name in Nepali under “Institutions”: students who read Nepali see it on their progress page. The fee of a course is filled in when you choose the course in an application. If an institution is in the list twice, open it and press “Merge”: no application is lost, and you can unmerge it at any time.',
        'If you have a list of institutions in Excel, press “Import” above the list of institutions. Write one row for each course and repeat the name of the institution. Columns may be the name, the name in Nepali, country, city, website, partner (Yes or No), the last day of the agreement, course, level, currency and fee. Empty cells change nothing.',
        'Press “Next” when an application has reached its next step, or “Step” to choose another one and to enter its date or number. The deadline is also a task, so it stands in Today with its institution and course, and is red when it has passed. Its counsellor is notified 7 days and 1 day before, or at once if it is entered later. When a colleague records a visa decision or a rejection, the counsellors of the application and of the lead are notified.',
        'Press “Decision” to record the decision on the visa, and how the application ended. Every ending except “Enrolled” needs a reason, because reports count the reasons.',
        'The stage of the lead follows from the application that is furthest. If you set another stage, it stays until an application moves again. A lost lead stays lost.',
      ],
    },
  ],
} satisfies HandbookPage
