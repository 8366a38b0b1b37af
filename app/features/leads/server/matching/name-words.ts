import { normalizeSpelling } from '#app/base/server/name-spelling.ts'

/** Returns the normalized spellings of words. */
function words(text: string) {
  return new Set(text.split(/\s+/).map(normalizeSpelling))
}

const MALE_TITLES = words('mr mister master sir shriman')
const FEMALE_TITLES = words('mrs ms miss madam maam mam shrimati smt sushri suchri')

/** The gender of a title; undefined for other words. */
export function sexOf(word: string) {
  if (MALE_TITLES.has(word)) return 'man'
  return FEMALE_TITLES.has(word) ? 'woman' : undefined
}

/** Titles that are ignored before a name; the last ones are Nepali forms of address. */
export const TITLES = words(
  'dr er prof adv shri shree sri md mohammad mohammed ji jyu dai didi bhai bahini',
)

/** Words that indicate two people or a relative. */
export const RELATIONS = words(
  'and of co so do wo mother mom mum mummy father dad daddy parent parents guardian wife husband ' +
    'brother sister son daughter uncle aunt aunty office reception aama ama buwa buba baba kaka',
)

/** Second names that brothers and sisters share, often left out or shortened. */
export const FILLERS = words(
  'bahadur kumar kumari prasad prashad devi lal nath raj man jung jang bikram singh narayan maya',
)

/** Common family names of Nepal, to detect reversed and mistyped names. */
export const SURNAMES = words(
  `acharya adhikari agrawal amatya ansari aryal bajracharya banjara baral basnet basnyat bhandari
  bhatt bhatta bhattarai bhujel bhusal bishwakarma bk bista bohara bogati budha budhathoki chand
  chapagain chaudhary chaulagain chhetri dahal damai dangol das deuba devkota dhakal dhital dhungana
  dhungel dong duwadi gaire gautam gc ghale ghimire ghising giri gupta gurung gyawali hamal jha jirel
  joshi kafle kami kandel karki karmacharya karna katwal kayastha kc khadka khan khanal kharel khatri
  khatiwada koirala kunwar lama lamichhane lamsal limbu lohani luitel magar mahara maharjan mahato
  mahat mainali majhi mali malla manandhar mandal mishra moktan nagarkoti nepal nepali neupane ojha oli pal
  pande pandey pandit pant panta parajuli pariyar paswan pathak paudel phuyal pokharel poudyal pradhan
  prajapati pudasaini pun puri pyakurel rai rajbanshi rana ranabhat ranjit raut rawal rawat regmi
  rijal rimal risal roka sah sahani sapkota sarki saud sen shah shahi shakya sharma sherpa shrestha
  sigdel silwal simkhada sitaula siwakoti subedi sunar sunuwar swar tamang tamrakar thakur thakuri
  thapa thapaliya tharu timalsina timilsina tiwari tripathi tuladhar upadhyaya upreti wagle yadav
  yonjan`,
)
