import type { HandbookPage } from '../../handbook-page.ts'

export const reports = {
  title: 'Reports',
  summary: 'Figures about leads, replies and results.',
  screens: {
    '/admin/reports':
      'Reports count leads of a period by stage, source or counsellor, and show how fast the office replied. Press a number to see the leads behind it.',
  },
  sections: [
    {
      heading: 'Read the figures',
      text: [
        'Choose a country, an intake or a subject to see only these leads. Each number links to the list of its leads with the same filters. Deleted leads are not counted. Erased people are still counted, without their data.',
        'If the office shows Bikram Sambat dates, links open the reports of this and of the last fiscal year.',
        'The median is the middle value: half of the people waited shorter, half longer. Only opening hours count.',
      ],
    },
  ],
} satisfies HandbookPage
