import type { HandbookPage } from '../../handbook-page.ts'

export const reports = {
  title: 'Reports',
  summary: 'Figures about leads, replies and results.',
  screens: {
    '/admin/reports':
      'Reports count leads of a period by stage, source or counsellor, and show how fast the office replied. Press a number to see the leads behind it.',
    '/admin/reports/applications':
      'Open applications by step, the time per step, reasons of refused visas, and how many enquiries and leads of each source and channel come to an offer, a visa and enrolment. Press a number to see the leads or applications behind it. Choose a period and filters to narrow it.',
    '/admin/reports/rates':
      'How many visas were refused and how many students enrolled, by institution, country, counsellor or intake. Both numbers of each rate open their list of applications.',
    '/admin/reports/visits':
      'How often the pages of the website are viewed, where visits come from and what they lead to, compared with the equally long period before. An owner switches the counting on.',
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
    {
      heading: 'Visa and enrolment rates',
      text: [
        'A rate always shows both numbers, for example 3 / 25, and each opens its list. A percentage appears from 20 cases on. Refusals from 4% and from 5% on and enrolments below 95% are marked.',
        'Visas count on the day of the visa decision, enrolments on the day of the outcome. Merged institutions count as one. Deleted applications and those of erased people are not counted.',
        'An application counts for enrolments when it has ended and the place was confirmed: the student enrolled or did not arrive, or the visa was granted. This definition is the office’s own. The lines at 5% and 95% are in the United Kingdom’s student sponsor guidance; for the line at 4% no source is confirmed.',
      ],
    },
    {
      heading: 'Applications report',
      text: [
        'Open applications are counted as of today by the last milestone that they have reached. The period does not change them; the filters do.',
        'The time per step counts visits of a step that ended in the period. The median is the middle value; nine of ten visits are at most as long as the 90th percentile.',
        'From source to enrolment counts the leads that were added in the period, by their first source. A student with several applications counts once, with the furthest one.',
      ],
    },
    {
      heading: 'Website visits',
      text: [
        'Pages, sources, campaigns, devices, searches on the site and clicks on the links to call, write or open WhatsApp are counted by day. A campaign is what stands after utm_source, utm_medium and utm_campaign in the address of an advertisement; its source counts also under Sources. Enquiries of a page are those whose form or chat was on it.',
        'Only these counts are stored, for three years. There are no cookies, no network addresses and nothing that tells visitors apart, so the site needs no consent banner for them. Programs such as search engines are left out, and visitors whose browser sends Global Privacy Control or Do Not Track.',
        'On one day up to 1,000 pages, 300 searches, 200 sources and 200 campaigns are listed; further ones count as “Other”. Searches with e-mail addresses or long numbers count as “Other” too, because they may be personal data.',
      ],
    },
    {
      heading: 'Services of other companies',
      text: [
        'An owner can add Google Analytics, a Meta Pixel or other scripts at the foot of the screen. A notice then asks each visitor, and the service is loaded only for those who agree. Visitors change their choice with “Privacy choices” at the foot of each page.',
        'Other scripts may load files only from their own host and from the hosts that you list. If a service does not work, its help page names the hosts that it needs. Mention each service in your privacy policy.',
      ],
    },
  ],
} satisfies HandbookPage
