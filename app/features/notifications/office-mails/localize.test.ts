import { expect, test } from 'vitest'
import { localizeText } from './localize.ne.ts'

test.each([
  ['3 new enquiries', '३ नयाँ सोधपुछ'],
  ['New question about Canada, Japan', 'नयाँ प्रश्न (क्यानडा, जापान)'],
  ['Today: 2 tasks due, 1 fact to review', 'आज: गर्नुपर्ने २ काम, जाँच्नुपर्ने १ तथ्याङ्क'],
  [
    'Asha – was due Saturday 21 November · Document · Call about this',
    'Asha – म्याद नाघेको: शनिबार, २१ नोभेम्बर · कागजात · Call about this',
  ],
  [
    'awaiting reply since Thursday 26 November (10 Mangsir 2083), 2:05 PM',
    'जवाफ पर्खिँदै: बिहीबार, २६ नोभेम्बर (१०\u00a0मंसिर\u00a0२०८३), दिउँसो २:०५ बजेदेखि',
  ],
  ['5 January 2027 at 10:15 AM', '५ जनवरी २०२७, बिहान १०:१५ बजे'],
  ['Heard from her uncle', 'Heard from her uncle'],
  ['9801000001, 9801000002', '9801000001, 9801000002'],
])('translates what the server writes, not what people type: %s', (english, nepali) => {
  expect(localizeText(english)).toBe(nepali)
})
