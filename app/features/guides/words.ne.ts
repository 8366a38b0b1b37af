import { addEnding } from '#app/contract/nepali-endings.ts'
import { getNepaliMonth } from '#app/platform/browser/nepali-dates.ts'
import { nepaliDigits } from '#app/platform/browser/nepali-digits.ts'
import { formatNepaliList } from '#app/platform/browser/nepali-list.ts'

export const fullStop = '।'
export const scoresByCountry = 'कुन देशले कति स्कोर माग्छ'
export const scoresIntro =
  'देशसम्बन्धी हाम्रा गाइडबाट। थोप्लाले IELTS को समग्र स्कोर देखाउँछन्। हरेक विश्वविद्यालयले आफ्नै स्कोर तोक्छ, त्यसैले तपाईंको कोर्सको पृष्ठमा जे छ त्यही मान्य हुन्छ।'
export const visaByCountry = 'देशअनुसार भिसा'
export const visaIntro = 'शुल्क, समय र चरण, देशसम्बन्धी हाम्रा गाइडबाट।'
export const steps = (count: number) => `${nepaliDigits(count)}\u00a0चरण`
export const institutionsByCountry = 'हाम्रा गाइडमा रहेका शिक्षण संस्था'
export const institutionsIntro =
  'छनोट यहाँबाट सुरु गर्न सकिन्छ। कुनै पनि सूची पूरा हुँदैन। यहाँ नभएका संस्था पनि हामी हेर्छौं।'
export const institutions = (count: number) => `${nepaliDigits(count)}\u00a0शिक्षण संस्था`
export const scholarshipsByCountry = 'हाम्रा गाइडमा रहेका छात्रवृत्ति'
export const scholarshipsIntro = 'हाम्रा गाइडले बताएका कार्यक्रम, अहिले खुला भए पनि नभए पनि।'
export const programmes = (count: number) => `${nepaliDigits(count)}\u00a0कार्यक्रम`
export const askForTodaysFigures = 'आजको रकम र समय हामीलाई सोध्नुहोस्'
export const figuresChange = 'सरकार र विश्वविद्यालयले यी तथ्याङ्क फेर्न सक्छन्।'
export const firstYearCosts = 'पहिलो वर्षको खर्च'
export const toShowInTheBank = 'बैंकमा देखाउनुपर्ने'
export const visaFee = 'भिसा शुल्क'
export const visaTakes = 'भिसा आउन लाग्ने समय'
export const workWhileStudying = 'पढ्दै गर्दा काम'
export const intakes = 'इन्टेक'
export const tuition = 'शिक्षण शुल्क'
export const fundsToShow = 'देखाउनुपर्ने रकम'
export const nextIntake = 'अर्को इन्टेक'
export const stayAfterwards = 'पढाइपछिको बसाइ'
export const compareCountries = 'देशहरूको तुलना'
export const compare = 'तुलना गर्नुहोस्'
export const comparisonIntro = 'हरेक देशमा कति खर्च लाग्छ र के–के चाहिन्छ। स्रोत र मिति हरेक गाइडमा छन्।'
export const sourcesInGuides = 'स्रोत र मिति हरेक गाइडमा छन्।'
export const exampleOf = (countries: string[]) => `उदाहरण: ${formatNepaliList(countries)}`
export const weeksScale = (weeks: number) => `०\u00a0देखि ${nepaliDigits(weeks)}\u00a0हप्तासम्मका पट्टी`
export const marksScales = 'जीपीए, प्रतिशत वा ग्रेड, स्रोतले दिएअनुसार'
export const englishScales = 'हरेक स्कोरसँग परीक्षा वा मापनको नाम छ'
export const emptyCells = 'खाली कोठाको तथ्याङ्क पुष्टि हुन बाँकी छ।'
export const monthsScale = 'जनवरीदेखि डिसेम्बर'
export const rupeeScale = (amount: string) => `०\u00a0देखि ${addEnding(amount, 'सम्मका')} पट्टी`
export const nextDeadline = 'नजिकको अन्तिम मिति'
export const workInTerm = 'पढाइ चलेको बेला काम'
export const chooseTwoToFour = 'दुईदेखि चार देश छान्नुहोस्'
export const chooseFirst = 'कम्तीमा दुई देश छान्नुहोस्, त्यसपछि “तुलना गर्नुहोस्” थिच्नुहोस्।'
export const chooseOneMore = 'तुलना गर्न कम्तीमा अर्को एउटा देश छान्नुहोस्।'
export const noGuideForOne = 'यस ठेगानाका केही देशको गाइड हामीसँग छैन। ती यहाँ राखिएका छैनन्।'
export const documents = 'कागजात'
export const nocFull = 'वैदेशिक अध्ययन अनुमतिपत्र (एनओसी)'
export const studyAbroad = 'विदेश अध्ययन'
export const reasons = 'कारण'
export const universities = 'विश्वविद्यालय'
export const courses = 'कोर्स'
export const costs = 'खर्च'
export const scholarships = 'छात्रवृत्ति'
export const fromNepal = 'नेपालबाट'
export const forStudentsFromNepal = 'नेपालका विद्यार्थीका लागि'
export const allStepsInNepal = 'एनओसी, शिक्षा सेवा शुल्क, बैंक र कागजात: नेपालमा गर्नुपर्ने सबै काम'
export const afterYourStudies = 'पढाइपछि'
export const questions = 'प्रश्न'
export const quickFacts = 'छोटकरीमा'
export const kathmandu = 'काठमाडौं'
export const checkedOn = 'जाँच गरेको मिति'
export const flight = 'उडान'
export const details = 'विवरण'
export const goodToKnow = 'जानिराख्नुपर्ने कुरा'
export const whatToKnow = 'शुल्क र जान्नुपर्ने कुरा'
export const planned = 'योजनामा'
/** Around the last day of a value. */
export const until = { before: '', after: '\u00a0सम्म' }
export const plusTuition = '+ पहिलो वर्षको तिर्न बाँकी शुल्क'
export const noConfirmedFigure = 'रकम पुष्टि हुन बाँकी'
export const askTheSchool = 'योजना बनाउनुअघि कति रकम देखाउनुपर्छ, शिक्षण संस्थालाई सोध्नुहोस्।'
export const notConfirmedYet = 'हाम्रो कार्यालयले पुष्टि गर्न बाँकी छ।'

export const partsInText = {
  tuition: 'शिक्षण शुल्क',
  living: 'बस्ने–खाने खर्च',
  visa: 'भिसा शुल्क',
  health: 'स्वास्थ्य बीमा',
}
/** The parts where they are missing. */
export const partNames = {
  tuition: 'शिक्षण शुल्क',
  living: 'बस्ने–खाने खर्च',
  visa: 'भिसा शुल्क',
  health: 'स्वास्थ्य बीमा',
}
export const noFigureFor = (parts: string) => `${addEnding(parts, 'को')} रकम पुष्टि हुन बाँकी छ।`
export const withoutParts = (parts: string) => `${parts} नजोडी`
export const paidForWholeVisa = (parts: string) =>
  `${addEnding(parts, 'को')} एक वर्षको रकम मात्र जोडिएको छ, तर पूरा भिसा अवधिको एकैचोटि तिर्नुपर्छ`
export const canBeHigher = (parts: string) => `${parts} बढी लाग्न सक्छ`
export const livingAtTheMinimum = 'बस्ने–खाने खर्च भिसाले माग्ने न्यूनतम रकमअनुसार'
/** Which ends of a range are averages; '' for none. */
export const averageEnds = (isLeast: boolean, isMost: boolean) => {
  if (isLeast && isMost) return 'न्यूनतम र अधिकतम दुवै औसत हुन्'
  if (isLeast) return 'न्यूनतम रकम औसत हो'
  return isMost ? 'अधिकतम रकम औसत हो' : ''
}
export const firstYearOf = (parts: string[]) => `पहिलो वर्ष: ${parts.join(', ')}`
export const levelNames = { bachelor: 'स्नातक', master: 'स्नातकोत्तर' }

export const whatTheFirstYearCosts = 'पहिलो वर्ष कति खर्च लाग्छ'
export const everyPartAsRange =
  'हरेक खर्च न्यूनतमदेखि अधिकतमसम्म। कुल खर्च धेरैजसो तपाईंको कोर्सको शुल्कमा भर पर्छ।'
export const livingForTwelveMonths = '१२ महिनाको बस्ने–खाने खर्च'
export const visaAndHealth = 'भिसा शुल्क र स्वास्थ्य बीमा'
export const atTheLeast = 'कम्तीमा'
export const atTheMost = 'बढीमा'
export const lowerAverage = 'न्यूनतम औसत'
export const upperAverage = 'अधिकतम औसत'
export const allParts = 'सबै भाग र अन्य खर्च'
export const inThisSum = (remarks: string) => `यस जोडबारे: ${remarks}।`
export const notInTheSum = 'जोडमा नपरेका'
export const inTheSum = (amount: string) => `जोडमा ${amount}`
export const notBelowFunds = 'देखाउनुपर्ने रकमभन्दा कम होइन'

export const whoseMoneyCounts = 'कसको पैसा मान्य हुन्छ'
export const anExample = 'उदाहरण'
export const putInYourFee = 'यहाँ आफ्नो अफर लेटरको शुल्क राखेर हेर्नुहोस्।'
export const tuitionNotPaid = 'पहिलो वर्षको तिर्न बाँकी शुल्क'
export const livingCosts = 'बस्ने–खाने खर्च'
export const livingTimes = (count: number, amount: string) =>
  `बस्ने–खाने खर्च, ${nepaliDigits(count)} × ${amount}`
export const toShow = 'देखाउनुपर्ने'
export const timesAmount = (count: number, amount: string) => `${nepaliDigits(count)} × ${amount}`
export const inRupees = 'रुपैयाँमा'

export const changes = 'परिवर्तन'
export const changingSoon = 'चाँडै फेरिने कुरा'
/** In place of the day of a change that is not decided. */
export const dateOpen = 'मिति तय भएको छैन'
export const moreDeadlines = (count: number) => `थप ${nepaliDigits(count)} अन्तिम मिति`
export const inRupeesAndRemarks = 'रुपैयाँमा, र हरेक स्रोतको भनाइ'
export const laterChanges = (count: number) => `पछि हुने ${nepaliDigits(count)}\u00a0परिवर्तन`
export const workAndStay = 'काम र बसाइ'
export const workFamilyStay = 'काम, परिवार र बसाइ'
export const dependants = 'पति, पत्नी र छोराछोरी'
export const calendar = 'पात्रो'
export const nextTwelveMonths = 'आउँदा १२ महिना'
export const coursesStart = 'कोर्स सुरु'
export const cities = 'सहर'
export const visaTimeline = 'भिसाका चरण'
export const entry = 'योग्यता'
export const entryRequirements = 'भर्नाका लागि योग्यता'
export const marks = 'प्राप्ताङ्क'
export const english = 'अङ्ग्रेजी'
export const healthCover = 'स्वास्थ्य बीमा'
export const refusals = 'अस्वीकृति'
export const whyVisasAreRefused = 'भिसा किन अस्वीकृत हुन्छ'
export const granted = 'स्वीकृत भिसा'
export const grantedOfHundred = (count: string) => `१००\u00a0मध्ये ${nepaliDigits(count)}\u00a0स्वीकृत`
export const usualReasons = 'धेरै दोहोरिने कारण'
export const visaFeeAndTime = 'भिसा शुल्क र समय'
export const beware = 'होसियार हुनुपर्ने कुरा'
export const gapsAndMore = 'ग्याप र अन्य सर्त'
export const addresses = 'ठेगाना'
export const officialAddresses = 'आधिकारिक ठेगाना'
export const earlierFigures = 'पहिलेका तथ्याङ्क'
export const whatCounts = 'अहिले लागू हुने'
export const sources = 'स्रोत'
export const sourcesAndDates = 'स्रोत र मिति'
export const countSources = (count: number) => `${nepaliDigits(count)}\u00a0स्रोत`
export const sourceNumber = (number: number) => `स्रोत ${nepaliDigits(number)}`

export const startsWithATalk = (country: string) => `तपाईंको ${country} यात्रा एउटा कुराकानीबाट सुरु हुन्छ`
export const globeWithRouteTo = (country: string) => `काठमाडौंबाट ${country} पुग्ने बाटो देखाइएको ग्लोब`
export const studyIn = (country: string) => `${addEnding(country, 'मा')} अध्ययन`
/** Conditions and notes in the line of their figure. */
export const remarksInLine = (remarks: string[]) => ` (${remarks.join(', ')})`
export const previous = (figure: string) => `पहिले ${figure}`
export const noSource = 'स्रोत छैन'
export const mayHaveChanged = 'फेरिएको हुन सक्छ'
/** Around the day from which a figure stands. */
export const since = { before: '', after: '\u00a0देखि' }
export const rupeesAt = 'रुपैयाँको रकम यस दिनको विनिमय दरमा:'
export const forCurrencies = (codes: string[]) => addEnding(formatNepaliList(codes), 'का लागि')
/** Around the first day of a value. */
export const startingOn = { before: '', after: '\u00a0देखि' }
export const forUpTo = (times: string) => `बढीमा ${addEnding(times, 'सम्म')}`
export const whatAreTheFigures = (country: string) =>
  `आजको हिसाबले ${addEnding(country, 'मा')} पहिलो वर्षको खर्च कति लाग्छ, बैंकमा कति देखाउनुपर्छ, र भिसामा कति शुल्क र समय लाग्छ?`
export const why = (country: string) => `${country} किन?`
export const universitiesAskedAbout = (count: number) =>
  `विद्यार्थीले हामीलाई सोध्ने ${nepaliDigits(count)}\u00a0विश्वविद्यालय`
export const courseAreasChosen = (count: number) =>
  `विद्यार्थीले रोज्ने ${nepaliDigits(count)}\u00a0विषय क्षेत्र`
export const stepsToYourVisa = (count: number) => `भिसासम्मका ${nepaliDigits(count)}\u00a0चरण`

export const compareWithOthers = (country: string) =>
  `${addEnding(country, 'लाई')} अरू देशसँग तुलना गर्नुहोस्`
export const comparisonTitle = (countries: string[]) => `तुलना: ${formatNepaliList(countries)}`
export const comparisonDescription = (countries: string[]) =>
  `${formatNepaliList(countries)}: पहिलो वर्षको खर्च, देखाउनुपर्ने रकम, भिसा, प्राप्ताङ्क, अङ्ग्रेजी, इन्टेक, काम र बसाइ सँगै राखेर, नेपालका विद्यार्थीका लागि।`
export const compareDescription =
  'दुईदेखि चार देश सँगै राखेर हेर्नुहोस्: पहिलो वर्षको खर्च, देखाउनुपर्ने रकम, भिसा शुल्क र समय, प्राप्ताङ्क, इन्टेक, काम र बसाइ, नेपालका विद्यार्थीका लागि।'
export const tooManyCountries = (count: number) =>
  `तपाईंले ${nepaliDigits(count)}\u00a0देश छान्नुभयो। बढीमा चार देश छान्नुहोस्।`
export const formatList = (names: string[]) => `${formatNepaliList(names)}`

/** Months of the year, from 1 on. */
export const formatMonths = (numbers: number[]) => `${numbers.map(getNepaliMonth).join(', ')}`
/** A month such as 2027-01. `Intl` puts the year first. */
export const formatMonth = (month: string) =>
  `${getNepaliMonth(Number(month.slice(5)))} ${nepaliDigits(month.slice(0, 4))}`

export const whatFitsYourBudget = 'तपाईंको बजेटमा कुन देश मिल्छ?'
export const whatCanYouStudy = 'तपाईं कहाँ पढ्न सक्नुहुन्छ?'
export const budget = 'पहिलो वर्षको कुल बजेट'
export const anyBudget = 'जति भए पनि'
export const upTo = (amount: string) => `बढीमा ${amount}`
export const level = 'तह'
export const anyLevel = 'जुनसुकै तह'
export const country = 'देश'
export const anyCountry = 'जुनसुकै देश'
export const showWhatFits = 'मिल्ने देश देखाउनुहोस्'
export const finderErrors = {
  budget: 'सूचीबाट एउटा रकम छान्नुहोस्।',
  level: 'सूचीबाट एउटा तह छान्नुहोस्।',
  country: 'सूचीबाट एउटा देश छान्नुहोस्।',
}
/** More words that find the pages that compare all countries. */
export const comparisonKeywords =
  'खर्च, शिक्षण शुल्क, सस्तो देश, अन्तिम मिति, इन्टेक, IELTS, अङ्ग्रेजी, तुलना, फरक, kharcha, sasto desh, compare'
export const finderKeywords = 'सस्तो देश, कम खर्च, बजेट, खर्च, kharcha, sasto desh'
/** What the comparison answers, for search. */
export const comparedTopics = [
  ['पहिलो वर्षको खर्च', 'हरेक देशमा पहिलो वर्ष कति खर्च लाग्छ, सँगै राखेर र रुपैयाँमा।'],
  ['देखाउनुपर्ने रकम', 'हरेक देशका लागि बैंकमा कति रकम देखाउनुपर्छ।'],
  ['प्राप्ताङ्क र अङ्ग्रेजी', 'हरेक देशले माग्ने जीपीए र IELTS, PTE वा TOEFL को स्कोर।'],
  ['इन्टेक र अन्तिम मिति', 'कोर्स कहिले सुरु हुन्छ, र हरेक देशको नजिकको अन्तिम मिति।'],
  ['पढाइ चलेको बेला काम', 'कति घण्टा काम गर्न पाइन्छ।'],
  ['पति, पत्नी र छोराछोरी', 'को–को सँगै जान सक्छन्, र काम गर्न पाउँछन् कि पाउँदैनन्।'],
  ['पढाइपछिको बसाइ', 'डिग्री सकेपछि कति समय बस्न र काम गर्न पाइन्छ।'],
] as const
export const findDescription =
  'बजेट, तह र देश छान्नुहोस्। हामी त्यसलाई हाम्रा गाइडका पहिलो वर्षको खर्चसँग दाँज्छौं।'
export const noFirstYear = (country: string) =>
  `यस तहमा ${addEnding(country, 'को')} पहिलो वर्षको खर्च पुष्टि हुन बाँकी छ।`
export const noRate = (country: string) =>
  `${addEnding(country, 'का लागि')} विनिमय दर छैन, त्यसैले त्यहाँको खर्च बजेटसँग दाँज्न सकिँदैन।`
export const isAboveBudget = (country: string, costs: string, budget: string) =>
  `${addEnding(country, 'मा')} पहिलो वर्षको खर्च: ${costs}। यो ${addEnding(budget, 'भन्दा')} बढी हो।`
export const nothingFits = (budget: string, country: string, costs: string) =>
  `${addEnding(budget, 'मा')} कुनै देश मिलेन। पहिलो वर्षको खर्च सबैभन्दा कम ${addEnding(country, 'मा')} छ: ${costs}।`
export const noFigures = 'यस छनोटका लागि रकम पुष्टि हुन बाँकी छ।'
export const oneFits = 'एउटा देश मिल्छ:'
export const theseFit = (count: number) =>
  `${nepaliDigits(count)}\u00a0देश मिल्छन्। हिसाब पूरा भएका र खर्च कम भएका देश पहिले:`
export const allCountries = 'सबै देश'
export const wholeRangeFits = (countries: string) =>
  `${addEnding(countries, 'मा')} अधिकतम खर्च पनि तपाईंको बजेटभित्रै पर्छ।`
export const onlyLowerEndFits = (countries: string) =>
  `${addEnding(countries, 'मा')} न्यूनतम खर्च तपाईंको बजेटभित्र पर्छ, तर अधिकतम खर्च बजेट नाघ्न सक्छ।`
export const leftOut = (compared: number, others: number, countries: string) =>
  `सुरुका ${nepaliDigits(compared)}\u00a0देशको तुलना गरिएको छ। बाँकी ${nepaliDigits(others)}: ${countries}।`
export const unknownAtLevel = (countries: string) =>
  `यस छनोटका लागि पहिलो वर्षको खर्च पुष्टि हुन बाँकी: ${countries}।`
export const compareAtAnyLevel = 'सबै तहमा तुलना गर्नुहोस्'

export const firstYearInRupees = 'पहिलो वर्ष, रुपैयाँमा'
export const intake = 'इन्टेक'
export const stay = 'पढाइपछिको बसाइ'
export const figuresHaveSources = 'हरेक तथ्याङ्कको स्रोत आफ्नै देशको गाइडमा छ।'
