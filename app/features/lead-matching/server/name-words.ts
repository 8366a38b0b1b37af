import { normalizeSpelling } from '#app/platform/server/text/name-spelling.ts'

/** Returns the words in normalized spelling. */
function toWordSet(text: string) {
  return new Set(text.split(/\s+/).map(normalizeSpelling))
}

const MALE_TITLES = toWordSet('mr mister master sir shriman')
const FEMALE_TITLES = toWordSet('mrs ms miss madam maam mam shrimati smt sushri suchri')

/** Returns the sex that a title states; undefined for other words. */
export function sexOf(word: string) {
  if (MALE_TITLES.has(word)) return 'man'
  return FEMALE_TITLES.has(word) ? 'woman' : undefined
}

/** Titles that are ignored before a name; the last ones are Nepali forms of address. */
export const TITLES = toWordSet(
  'dr er prof adv shri shree sri md mohammad mohammed ji jyu dai didi bhai bahini',
)

/** Words that make a name that of a relative (“mother of”) or of two people (“and”). */
export const RELATIONS = toWordSet(
  'and of co so do wo mother mom mum mummy father dad daddy parent parents guardian wife husband ' +
    'brother sister son daughter uncle aunt aunty office reception aama ama buwa buba baba kaka',
)

/** Middle names that siblings share, often omitted or abbreviated. */
export const FILLERS = toWordSet(
  'bahadur kumar kumari prasad prashad devi lal nath raj man jung jang bikram singh narayan maya',
)

/** The most common family names of Nepal, to detect reversed and misspelled names. */
export const SURNAMES = toWordSet(
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
