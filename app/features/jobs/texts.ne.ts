import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/jobs-page.tsx
  'Background work of the server: one-time, scheduled and recurring jobs. Failed jobs are retried after increasing delays. Jobs that failed permanently are listed for 30 days.':
    'सर्भरले पृष्ठभूमिमा गर्ने काम: एकपटकका, समय तोकिएका र दोहोरिने। नसकिएको काम झन् झन् लामो समयको फरकमा फेरि चलाइन्छ। कहिल्यै नसकिएका काम ३० दिनसम्म यहाँ देखिन्छन्।',
  Running: 'चल्दै',
  jobs: 'काम',
  'Jobs are work in the background, such as sending mails. None are waiting, and none have failed.':
    'काम भनेको इमेल पठाउने जस्ता पृष्ठभूमिका काम हुन्। पालो पर्खिरहेको वा नसकिएको काम अहिले छैन।',
  'Open the status': 'सिस्टमको अवस्था खोल्नुहोस्',
  'Search jobs': 'काम खोज्नुहोस्',
  'Job or error': 'काम वा समस्या',
  Job: 'काम',
  'Tried once': 'एकपटक प्रयास गरियो',
  'Tried {attempts} times': '{attempts} पटक प्रयास गरियो',
  'Retry: {name}': 'फेरि प्रयास गर्नुहोस्: {name}',
  'The job will run again': 'काम फेरि चल्छ',
  'Delete this job?': 'यो काम पक्का हटाउने?',
  'The job was deleted': 'काम हटाइयो',
  '{name} will not run again.': '{name} फेरि चल्ने छैन।',
  // feature.ts
  job: 'काम',
  'Failed background job': 'नसकिएको पृष्ठभूमिको काम',
  'failed jobs': 'नसकिएका काम',
} satisfies Texts
