import type { HandbookPage } from '../../handbook-page.ts'

export const office = {
  title: 'Office',
  summary: 'Name, address, opening hours, colours and branches.',
  screens: {
    '/admin/office':
      'Enter what visitors should know about your office. The name, address, phone numbers and opening hours appear on every page; until you change them, visitors see example values.',
  },
  sections: [
    {
      heading: 'Complete your office profile',
      text: [
        'The dashboard lists the fields that still have example values. Save the form when they are right; the website changes at once.',
      ],
    },
    {
      heading: 'Opening hours and holidays',
      text: [
        'The website promises an answer by the next opening day, and overdue replies count opening hours only. So enter holidays in time. A branch may have its own hours.',
      ],
    },
    {
      heading: 'Bikram Sambat',
      text: [
        'With “Show Bikram Sambat dates”, dates appear in both calendars on the website, in the back office and in mails. Below each date field, you can type a date such as 2083/08/10, 10 Mangsir 2083 or १० मंसिर २०८३.',
        'Nobody can compute the months of a year before its calendar is published. When that happens, enter the year and the days of its months under “Later Bikram Sambat years”. Until then, its dates appear in AD only.',
      ],
    },
    {
      heading: 'Colour and pictures',
      text: [
        'The accent colour must be dark enough to be read on white. The logo, the icon and the photographs of your rooms and your team are chosen here.',
      ],
    },
  ],
} satisfies HandbookPage
