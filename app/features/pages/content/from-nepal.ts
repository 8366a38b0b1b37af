import type { Section, StandardContent } from '../standard-contract.ts'

/** The pages with the figures of this guide. */
const sources = [
  {
    name: 'amarnepal.com',
    address:
      'https://amarnepal.com/topics/how-to-get-a-no-objection-certificate-noc-to-study-abroad-from-nepal',
  },
  {
    name: 'toolspasal.com',
    address: 'https://www.toolspasal.com/guides/nepal-noc-online-application',
  },
  {
    name: 'University World News',
    address: 'https://www.universityworldnews.com/post.php?story=20230502101230133',
  },
  { name: 'lokpath.com', address: 'https://lokpath.com/?p=648069' },
  {
    name: 'edusanjal.com',
    address: 'https://edusanjal.com/news/3-percent-education-service-fee-for-abroad-study',
  },
  { name: 'khabarhub.com', address: 'https://khabarhub.com/2025/23/738934' },
  { name: 'Nepal SBI Bank', address: 'https://nsbl.statebank/education-loan' },
  {
    name: 'Everest Bank',
    address:
      'https://www.everestbankltd.com/product-and-services/loan-products/retail-loans/education-loan',
  },
  {
    name: 'lekhapro.com',
    address:
      'https://lekhapro.com/complete-procedures-to-get-education-loan-in-nepal-to-study-abroad/',
  },
  {
    name: 'Embassy of Nepal in Moscow',
    address: 'https://ru.nepalembassy.gov.np/attestation/',
  },
  {
    name: 'nepallegalfirm.com.np',
    address:
      'https://nepallegalfirm.com.np/articles/police-report-character-certificate-online-nepal',
  },
  {
    name: 'attorneynepal.com',
    address: 'https://attorneynepal.com/blog/Education-Consultancy-License-Nepal',
  },
  {
    name: 'khatapana.com',
    address:
      'https://khatapana.com/blogs/524/ministry-of-educations-missing-watch-on-consultancies',
  },
]

/** What students arrange in Nepal, for every country. */
const sections: Section[] = [
  {
    id: 'noc',
    type: 'steps',
    heading: 'No Objection Certificate (NOC), step by step',
    text: 'The NOC comes from the Ministry of Education, Science and Technology. Without it no bank in Nepal sends your fees abroad or pays out a loan.',
    items: [
      {
        title: 'Ask first whether your course gets one',
        text: asParagraphs(
          'For nursing and medicine you get it {np.noc.health}.',
          'For a language course it is {np.noc.language-courses}. Sources differ: a page of December 2025 says that it is usually not given separately. Ask the Ministry before you pay a language school.',
        ),
      },
      {
        title: 'Collect the papers',
        text: 'Offer or admission letter of the school, certificates and mark sheets from SEE and class 12 on, citizenship certificate, passport, photograph. If a consultancy helps you, its PAN {np.noc.pan}.',
      },
      {
        title: 'Apply online',
        text: 'Apply at {np.noc.portal}. Write your name, the school and the course exactly as in the offer letter. The office is said to be at {np.noc.office}; it has moved from Keshar Mahal.',
      },
      {
        title: 'Pay the fee',
        text: 'The fee is {np.noc.fee}. Sources differ on whether several subjects cost more, so look at the amount on the portal before you pay.',
      },
      {
        title: 'Wait for the certificate',
        text: 'Usually {np.noc.days}, counted in working days. Nobody guarantees this time. Apply before the holidays of Dashain and Tihar, not in them.',
      },
      {
        title: 'Take it to your bank',
        text: 'The bank sends the money to the school that the NOC names. If you change the school or the country, ask the Ministry for a new one.',
      },
    ],
  },
  {
    id: 'education-service-fee',
    type: 'text',
    heading: 'The education service fee and its refund',
    text: 'When you pay for studies abroad, your bank takes a fee for the state beside the amount: {np.education-service-fee}. By one text of the law it counts on tuition only, by another on all foreign exchange for studies. Ask your bank before you plan the sum.',
    items: [
      {
        title: 'If you do not go',
        text: 'The fee is {np.education-service-fee.refund}, by a procedure of the Inland Revenue Department.',
      },
      {
        title: 'What happens in practice',
        text: 'By a report of 2025, {np.education-service-fee.stuck}. Keep the bank’s receipt, the NOC and the letter of refusal together.',
      },
      {
        title: 'Our advice',
        text: 'Pay the school as late as its deadline allows. Ask in writing what it pays back after a refused visa, and when.',
      },
    ],
    closing: '',
  },
  {
    id: 'foreign-exchange',
    type: 'text',
    heading: 'Buying foreign exchange',
    text: 'Banks sell foreign exchange for studies by the rules of Nepal Rastra Bank.',
    items: [
      { title: 'How much', text: 'You get {np.nrb.exchange}.' },
      {
        title: 'What the bank asks for',
        text: 'The NOC, the offer letter with an invoice (for the USA the I-20), and your passport. Living costs count as the papers of the school state them, so ask for papers that name them.',
      },
      {
        title: 'How it travels',
        text: 'Tuition goes from the bank to the school’s own account. Never pay to a private account, and never through hundi.',
      },
    ],
    closing: '',
  },
  {
    id: 'bank-and-loan',
    type: 'questions',
    heading: 'Bank and loan papers',
    text: 'Every country asks whose money it is and where it comes from. The amount stands in the guide of each country.',
    items: [
      {
        title: 'Papers of your sponsor',
        text: 'Balance certificate and statements, proof of income, tax papers, and the proof that you are related. Our advice: keep the money where it is from early on, and keep a paper for every large sum.',
      },
      {
        title: 'Education loan, two examples',
        text: 'Nepal SBI Bank lends {np.loan.nepal-sbi}; it asks for {np.loan.nepal-sbi.conditions}. Everest Bank asks for {np.loan.everest.conditions}. Their pages have no date and other banks differ, so ask several.',
      },
      { title: 'When it is paid out', text: 'The bank pays {np.loan.noc}.' },
      {
        title: 'Borrowed balances',
        text: 'Some cooperatives and brokers lend a balance for a certificate. Embassies ask where money comes from. A paper that is not true can cost you the visa, and later applications too.',
      },
    ],
  },
  {
    id: 'papers',
    type: 'questions',
    heading: 'Attestation, police report and other papers',
    text: 'Ask the school and the visa office first which of these they want. Not every country asks for all.',
    items: [
      {
        title: 'Attestation of certificates',
        text: 'It is done {np.attestation}. The stamp of a notary alone is not enough. At one of Nepal’s missions abroad it costs {np.attestation.mission}; ask the Department for its fee in Kathmandu.',
      },
      {
        title: 'Police report',
        text: 'It is {np.police-report}, and takes {np.police-report.days}, counted in working days. You upload citizenship certificate, passport and photograph, and papers of marriage or migration if you have them. The report carries a QR code; a consular stamp is needed only if somebody asks for it.',
      },
      {
        title: 'Passport',
        text: 'Renew it first if it ends during your studies. All other papers carry its number.',
      },
      {
        title: 'English translations',
        text: 'For every paper in Nepali: birth, relationship, income, land. Names and dates must agree in all of them.',
      },
    ],
  },
  {
    id: 'consultancy',
    type: 'questions',
    heading: 'Check a consultancy, and an offer letter',
    text: 'You need no consultancy to study abroad. If you use one, ours included, check it first.',
    items: [
      {
        title: 'Its licence',
        text: 'The licence comes from {np.consultancy.licence}. Ask to see the certificate and look at the name, the address and the last day. A report of 2025 counted {np.consultancy.licensed} with a licence.',
      },
      {
        title: 'Its promises',
        text: 'Nobody can promise a visa, a job or a balance. Pay for nothing without a receipt that carries the PAN, and keep your original certificates yourself.',
      },
      {
        title: 'The offer letter',
        text: 'Write to the school at an address from its own website and ask whether the letter is real. Compare your name, the course, the start, the fee and the account. See whether the letter is conditional, and on what.',
      },
      {
        title: 'The school',
        text: 'Look it up in the list of the country: the guide of each country names the official addresses.',
      },
    ],
  },
  {
    id: 'calendar',
    type: 'questions',
    heading: 'A calendar of the year',
    text: 'Our advice, for the usual intakes. The guide of each country has its own deadlines.',
    items: [
      {
        title: 'Baisakh and Jestha (mid-April to mid-June)',
        text: 'For a start in autumn: accept the offer, NOC, bank papers, visa. The Embassy of Japan usually announces its scholarship now. Language schools in Japan take papers for October in late April.',
      },
      {
        title: 'Asar to Bhadra (mid-June to mid-September)',
        text: 'Visa decisions and departures for the autumn. For a start in January or February, apply to universities now and take the language test.',
      },
      {
        title: 'Asoj and Kartik (mid-September to mid-November)',
        text: 'Offices and banks close for days at Dashain and Tihar, so do the NOC and transfers before. The Korean scholarship is usually announced. For a start in April in Japan: {jp.deadlines.april}.',
      },
      {
        title: 'Mangsir and Poush (mid-November to mid-January)',
        text: 'For a start in January or February: visa, transfer and flight. For the next autumn: choose countries and universities, and take the language test. Government offices close earlier in winter.',
      },
      {
        title: 'Magh to Chait (mid-January to mid-April)',
        text: 'Apply for the autumn; scholarships have the earliest deadlines. Departures for March to Korea and for April to Japan. At Japan’s visa centre these months are crowded: {jp.visa.crowded}.',
      },
    ],
  },
  {
    id: 'addresses',
    type: 'text',
    heading: 'Official addresses and sources',
    text: 'Rules and fees change. Read them at the official address before you pay.',
    items: [
      { title: 'NOC', text: '[noc.moest.gov.np](https://noc.moest.gov.np)' },
      { title: 'Foreign exchange', text: '[nrb.org.np](https://www.nrb.org.np)' },
      {
        title: 'Police report',
        text: '[opcr.nepalpolice.gov.np](https://opcr.nepalpolice.gov.np)',
      },
    ],
    closing: asParagraphs(
      `Where the figures come from: ${sources.map(({ name, address }) => `[${name}](${address})`).join(', ')}. Most of these pages are not official, and we have not confirmed the figures yet.`,
      'The countries stand side by side in the [comparison](/compare).',
    ),
  },
  {
    id: 'talk',
    type: 'action',
    heading: 'Bring your papers',
    text: 'We go through them with you, and say what is missing. The first consultation is free.',
    label: 'Book a consultation',
    target: '/contact',
  },
]

export const fromNepal: StandardContent = {
  slug: 'from-nepal',
  menu_location: 'footer',
  title: 'For students from Nepal',
  description:
    'Study abroad from Nepal: the NOC step by step, the education service fee and its refund, foreign exchange, bank and loan papers, attestation, and a calendar.',
  picture: '',
  intro:
    'What you arrange here before you go, whatever the country. Where sources differ, we say so.',
  sections,
}

function asParagraphs(...paragraphs: string[]) {
  return paragraphs.join('\n\n')
}
