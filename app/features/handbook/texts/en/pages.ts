import type { HandbookPage } from '../../handbook-page.ts'

export const pages = {
  title: 'Pages',
  summary: 'Write, preview and publish the pages of the website.',
  screens: {
    '/admin/pages':
      'All pages of the website, with their state. A draft is not visible to visitors until you publish it. Search or filter the list, or select several pages to publish or archive them.',
    '/admin/pages/edit':
      'Your changes are saved as a draft while you type; visitors see them only after you publish. The list of what is missing links to each field.',
    '/admin/articles':
      'News and advice for students, the last changed first. Without a published article the website has no list of articles. Once there is one, you can add “Articles” under “Main menu”.',
    '/admin/events':
      'Fairs, seminars and other events, the last changed first. Without a published event the website has no list of events. Once there is one, you can add “Events” under “Main menu”.',
    '/admin/event-registrations':
      'People who registered for your events, the newest first. Choose an event to see its seats. Tick “Attended” for everybody who was there.',
    '/admin/menu':
      'The menu at the top of the website, for each language. Drag an entry to move it; below another entry it becomes part of its submenu. Entries that do not fit are found under “More”.',
    '/admin/words':
      'Short texts of the website that you can say in your own words: the welcome of the chat, the form, and the promise of an answer. “Use the original” brings the first text back.',
    '/admin/translations':
      'Texts outside pages in Nepali: labels and conditions of facts, destinations, slides, scholarships, testimonials and the office. A text that you change in English is listed here again, without its translation. Pages are translated under “Pages”.',
    '/admin/redirects':
      'A redirect leads visitors from an old address to the right page. It is added by itself when you change the address of a page.',
    '/admin/wordpress':
      'Moves the content of a WordPress site here. Upload its export file, look at the preview, and start the import. Undo removes everything again, except what somebody has changed since.',
    '/admin/search-synonyms':
      'Words that mean the same for the search of the website: whoever types one of them also finds pages with the others. Use English, Nepali and Nepali in Latin letters in one group. A group works as soon as you save it.',
  },
  sections: [
    {
      heading: 'Write a new page',
      text: [
        [
          'Press “+ New page” and choose the type and the title.',
          'Fill in the fields and add sections. The preview shows the result.',
          'Complete what is listed as missing.',
          'Press “Publish”.',
        ],
      ],
    },
    {
      heading: 'A guide for a new country',
      text: [
        [
          'Press “+ New guide” and choose the country.',
          'Press “Enter figures” and type the fees and amounts that you know, each with its source. Every place of the guide shows them.',
          'Write the introduction, the airport, the intake months and the universities. The rest is there; change what does not fit.',
          'Press “Publish”.',
        ],
      ],
    },
    {
      heading: 'A page for each branch',
      text: [
        [
          'Open “Pages” and press “+ New branch page”.',
          'Choose the branch. Address, phone and opening hours come from the office profile, so they are changed there.',
          'Enter the place on the map, if the map link of the office profile shows none, and how to find the branch.',
          'Press “Publish”. The page shows the public people of “Team” with this branch, and “Our branches” lists all branch pages.',
        ],
      ],
    },
    {
      heading: 'Write an article',
      text: [
        [
          'Open “Articles” and press “+ New article”.',
          'Write the summary and the text, and choose a cover picture. The author may be a person of your office or another name.',
          'Add categories and tags, one per line. Visitors see a list for each of them.',
          'Press “Publish”.',
        ],
        'Articles are sorted by their date. One with a later date is published on that day at the earliest: choose the day under “Publish later”. Translations have the date, the categories and the tags of the original; names of categories are translated under “Translations”. Feed readers find the feed by the list of articles.',
      ],
    },
    {
      heading: 'Announce an event',
      text: [
        [
          'Open “Events” and press “+ New event”.',
          'Enter the day, the times and the place, or the link of an online event.',
          'Enter the number of seats, or 0 for as many as like.',
          'Press “Publish”.',
        ],
        'Events are sorted by their day and leave the list of next events by themselves when they are over; the past ones have a list of their own. Registration closes at the start, or as many hours before as you enter.',
        'Each registration becomes a lead with the source “Event” and the title of the event as its campaign, so that you can filter leads by it. When all seats are taken, further people wait. A seat that becomes free goes to the first of them by itself, until the event starts; “Give a seat” gives one out of turn, also above the number of seats.',
        'If e-mail is set up, people get a mail when they register, get a seat or are cancelled by you, and a reminder a day before. By the link in the mail they can cancel themselves. Without e-mail, the page asks them to call you.',
        'After you change date, time, place or link of an event, or archive it because it is cancelled, open it under “Registrations” and press “Tell the registered people”. Nothing is sent by itself, and each person gets one mail.',
      ],
    },
    {
      heading: 'Ask visitors with a form of your own',
      text: [
        [
          'Open “Pages” and press “+ New form”.',
          'Add questions, or start with the ready-made assessment, and choose the kind of answer: text, choices, number, date, country, test score or file.',
          'A question can depend on an earlier one: choose it under “Show this question”.',
          'Press “Publish”, and link to the form from your menu or another page.',
        ],
        'Name, e-mail and phone are always asked. The answers become an enquiry of the lead, as those of the contact form. You can rename questions and choices at any time: answers that were given keep the question as it was asked.',
        '“File” lets visitors send PDFs, pictures or Word documents: up to five for each question, of at most 10 MB each. They appear with the answers and among the documents of the lead. Files that no virus scanner has checked are marked “not scanned for viruses”: open them with care.',
        'A translation has the questions of the original, in the same order. If the original has changed, press “Take over the questions of the original”. A question that is not translated yet is shown in English.',
      ],
    },
    {
      heading: 'Show pictures in albums',
      text: [
        [
          'Open “Pages” and press “+ New album”.',
          'Enter the day, write a summary, and press “Add pictures”. Describe each picture for people who cannot see it.',
          'Press “Publish”.',
        ],
        'Albums are sorted by their day at /gallery. Without a published album the website has no gallery. Once there is one, you can add “Gallery” under “Main menu”.',
        'The section “Album” shows the first pictures of an album, or your latest albums, on any page. Change the album, and the page follows.',
      ],
    },
    {
      heading: 'Change a published page',
      text: [
        'Open the page and change it. Visitors see the published version until you publish your changes. You can also schedule the publication.',
        'Every published version is kept. Restoring an old version copies it into the draft.',
      ],
    },
    {
      heading: 'Sections',
      text: [
        'A page can also have pictures side by side, an album, a video of YouTube, a map, files to download, a quote, a notice, your latest articles, your next events and a form. Video and map load only when a visitor clicks.',
        'Add a section from the gallery, duplicate it, drag it, or move it with the buttons. A hidden section stays in the editor, and visitors do not see it.',
      ],
    },
    {
      heading: 'Share a draft',
      text: ['A preview link shows a draft without signing in. It works for a week.'],
    },
    {
      heading: 'Translations',
      text: [
        'Open a published page to translate it into Nepali or Hindi. The original stands beside each section, or in a fold above it on a phone. What has changed in it since is marked.',
      ],
    },
    {
      heading: 'Archive and delete',
      text: [
        'A published page is archived: visitors no longer see it, and you can publish it again. A draft that was never published can be deleted and restored for 30 days.',
      ],
    },
    {
      heading: 'Move in from WordPress',
      text: [
        [
          'In WordPress open Tools › Export, choose “All content”, and download the file.',
          'Under “Pages” press “Move in from WordPress”, and choose the file.',
          'Look at the preview: what comes in, and what is lost. Scripts, forms and embedded pages do not come.',
          'If the old site is no longer online, add a ZIP of its folder wp-content/uploads.',
          'Choose whether published content is published here too, and which menu becomes the main menu. Press “Start the import”.',
        ],
        'A post or page that is nothing but a gallery becomes an album, and a gallery inside a page a section. PDFs become files, and links lead to them. Of an animated picture the first picture stays.',
        'Old addresses such as /2019/05/visa or /?p=123 lead to the new ones. If a page of this site has the address of an old page, the page of this site stays and the old one becomes a draft. With several servers, the uploaded files are on the server that received them.',
        '“Undo the import” brings everything back as it was, except what somebody has changed since.',
      ],
    },
  ],
} satisfies HandbookPage
