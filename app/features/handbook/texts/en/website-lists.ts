import type { HandbookPage } from '../../handbook-page.ts'

export const websiteLists = {
  title: 'Slides, destinations, scholarships, testimonials, team, announcements',
  summary: 'The lists that the website shows in your order.',
  screens: {
    '/admin/heroslides':
      'Slides are the large pictures at the top of the home page. Drag them into the order in which visitors see them.',
    '/admin/destinations':
      'Destinations are the countries that your office advises on. Each one links to the guide of its country, if there is one.',
    '/admin/scholarships':
      'Scholarships that visitors can apply for. A scholarship disappears from the website after its last day.',
    '/admin/testimonials':
      'What former students say. Record the consent to the exact text first; without it the testimonial is not shown.',
    '/admin/team':
      'The people of your office with photo, role and languages. Visitors find them at /team once one of them is public; a page shows them with the section “Team”.',
    '/admin/announcements':
      'A line above the header of every page, for example for a fair or a holiday. It appears and disappears by itself on the days that you enter.',
  },
  sections: [
    {
      heading: 'Add, edit and sort',
      text: [
        'Press the button at the top to add an item. Drag an item by its handle to move it; with the keyboard, focus the handle, press Space, move with the arrow keys and press Space again.',
        'Visitors see slides and destinations as soon as you save them, and scholarships and testimonials once you publish them. Deleted items can be restored for 30 days.',
      ],
    },
    {
      heading: 'Consent for testimonials',
      text: [
        'A testimonial needs a recorded consent to its exact text. When the consent is withdrawn, visitors stop seeing it and its picture is removed.',
      ],
    },
    {
      heading: 'Team',
      text: [
        'Choose a branch of the office profile for each person. The page “Our team” groups people by branch if they are in several, and the page of a branch shows its own people.',
        'Roles, languages and texts are entered in English; write their Nepali under “Translations”. Ask the person before you show name and photo, and choose “Office only” or delete the entry when a person leaves.',
        'Add “Our team” to the main menu if you like. Without a public person, visitors find neither the page nor the entry.',
      ],
    },
    {
      heading: 'Announcements',
      text: [
        'Visitors see one announcement at a time: the first of your list whose days include today, in the language of the page. If there is none in this language, they see the English one.',
        'A visitor who closes an announcement does not see it again in this browser until you change its text. Nothing about the visitor is stored on the server.',
      ],
    },
  ],
} satisfies HandbookPage
