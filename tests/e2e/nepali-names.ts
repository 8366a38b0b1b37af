import { firstGuides } from '#app/features/guides/content/first-guides.ts'

const splitNames = (lines: string) => lines.split(/[|\n]/).map((name) => name.trim())

/** Names and terms that texts in Nepali write in Latin letters. Nothing else may be in Latin letters. */
export const latinNames = [
  ...firstGuides.flatMap(({ universities }) => universities.map(({ name }) => name)),
  // The office, which has no Nepali name, and products.
  ...splitNames(`Gantavya Education Consultancy | Gantavya | Putalisadak, Kathmandu | WhatsApp`),
  // Examinations and language levels.
  ...splitNames(`IELTS | IELTS Academic | IELTS General | PTE | PTE Academic | TOEFL | TOEFL iBT | Duolingo
    GRE | GMAT | SAT | JLPT | EJU | TOPIK | EPS-TOPIK | CLB | CEFR B1 | CEFR B2 | Pearson Test of English
    International English Language Testing System | Test of English as a Foreign Language
    Graduate Record Examinations | Graduate Management Admission Test | Taking TOEFL for Australia`),
  // Currencies, and airports on boarding passes.
  ...splitNames(`AUD | CAD | EUR | GBP | JPY | KRW | NZD | USD
    KTM | AKL | DUB | FRA | ICN | JFK | LHR | MLA | NRT | SYD | YYZ`),
  // Papers, forms, visas and laws.
  ...splitNames(`APS | ATAS | AVATS | CAQ | CAS | CIP | COE | CoE | CPT | D | D-2 | D-4 | D-10 | DS-160
    E-7 | E-7-M | E-Verify | ELICOS | EPS | eVisa | F-1 | F-2 | GIC | H-1B | HAP ID | I-20 | I-901 | I-983
    ILEP | IRP | J-1 | JPETS | N.01 | OPT | OSHC | PGWP | R-GKS | SEVIS | SIN | STEM | UHIP
    subclass 485 | subclass 500 | 214(b) | 221(g) | LIN 19/198 | 1st Circuit, 26-2112 | Proclamation 10998
    Immigration and Refugee Protection Act | Document Checklist Tool | Evidence Level | Genuine Student
    Express Entry | My Number | Skilled Migrant Category | Skills Pass | Standard Admission Certificate`),
  // Levels and tracks.
  ...splitNames(`B− | B | B+ | BEd | BEng | BScN | I | General | Studienkolleg | University 1`),
  // Authorities, services and sources.
  ...splitNames(`ANZ | ANZ New Zealand | College of Immigration and Citizenship Consultants | CRICOS | DHS | DLI
    DSO | ECIS | EduCanada | Education in Ireland | HiKorea | Home Affairs | Housing Authority | HSEB
    Identità | Immigration New Zealand | Immigration Services Agency | IOM | IRCC | JASSO | Jobsplus | KVAC
    Korea Visa Application Center | Make it in Germany | MFHEA | MIT | NZIST | OneSky Building
    Study Australia | Study in Japan | Study in Korea | Study in the States | Study with New Zealand
    TMMC | UCAS | UK Visas and Immigration | UKVI | uni-assist | University World News | USEF-Nepal | VFS
    VFS Global | VFS Global, by | Peak Migration | ahm | Allianz | Bupa | CBHS | Medibank | nib`),
  // Scholarships.
  ...splitNames(`ACU Global Excellence | Australia Awards | Australia Awards Nepal | Chevening | DAAD
    Erasmus Mundus | Fulbright | GKS | Global Korea Scholarship | Global UGRAD | Honors Scholarship
    Government of Ireland International Education Scholarships | International Scholars
    Lester B. Pearson International Scholarship | Manaaki | Manaaki New Zealand Scholarships | MEXT
    Pearson | Study in Canada Scholarships`),
  // Universities beside those of the guides.
  ...splitNames(`Group of Eight | Aberystwyth | Aberystwyth University | Bangor | Bangor University | Cardiff
    Cardiff University | Fairmont State | Geumgang | Glasgow Caledonian | Glasgow Caledonian University
    Global College Malta | Hull | Hyupsung | Institute of Tourism Studies | ISI | ITS | Joong-Ang Sangha
    Lancashire | Laurentian University | Leeds | Lincoln | Macquarie University, 2025
    Middlesex University Malta | Pitt Community College | St Martin’s | SUNY-ESF | Suwon Catholic
    Swinburne | University of Adelaide | University of Bristol | University of Edinburgh
    University of Hull | University of Lancashire | University of Leeds | University of Lincoln
    University of Louisiana Monroe | University of Manitoba | University of South Australia | UT Arlington
    York University`),
  // Measurement, and signals of browsers.
  ...splitNames(`Google Analytics | Meta Pixel | Global Privacy Control | Do Not Track`),
  // Videos and maps.
  ...splitNames(`YouTube | OpenStreetMap | Google Maps`),
  // Kinds of files.
  'PDF',
  'JPEG',
  'PNG',
  'WebP',
  // What browsers store, on the privacy page.
  ...splitNames(`__Host-chatOwner | __Host-signedInBefore | authTokens | chatCard | chatDraft | chatFiles | chatMessages
    chatOpen | chatOutbox | chatPlace | chatVisitorId | chatWelcomeSent | contact-form | document | draft
    announcement | consent | first-touch | language | react-router-scroll-positions
    columns | officeAlerts | officeNotices`),
]
