import type { HandbookPage } from '../../handbook-page.ts'

export const facts = {
  title: 'Facts',
  summary: 'Fees, amounts and limits, entered once and shown everywhere.',
  screens: {
    '/admin/facts':
      'A fact is a fee, amount, time or limit with its source. Change it here once, and every page that shows it changes. Facts to review come first under “To do”.',
    '/admin/facts/review':
      'Go through the facts of a country one by one. Open the source, compare the value, and confirm or change it.',
  },
  sections: [
    {
      heading: 'Change a fee',
      text: [
        [
          'Search for the fact and press “Change”.',
          'Type the new amount as people write it, for example AUD 2,600 or रु 1.5 lakh.',
          'Choose the first day on which it applies, and enter the address of the source.',
          'Save. All pages show the new value from that day on.',
        ],
      ],
    },
    {
      heading: 'Figures of a new country',
      text: [
        'A new guide brings the usual facts of its country, without values. Choose the country and press “Enter figures” to type all of them in one form. What you leave blank stays off the pages.',
      ],
    },
    {
      heading: 'Why facts are reviewed',
      text: [
        'Authorities change fees. A fact is due for review after some time and in the months in which its authority usually changes it.',
        'Confirm a value only after you have seen it at its source.',
      ],
    },
    {
      heading: 'Facts in texts',
      text: [
        'Insert a fact into a text instead of typing the number. The editor marks numbers that were typed.',
      ],
    },
    {
      heading: 'Exchange rates',
      text: [
        'All exchange rates are entered on one screen with one day and one source. Pages show the day of the rate. Without a rate they show no rupees.',
      ],
    },
  ],
} satisfies HandbookPage
