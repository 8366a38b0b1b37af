import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/audit-log-page.tsx
  'Try another search, or show all types.': 'अर्को शब्दमा खोज्नुहोस् वा सबै प्रकार देखाउनुहोस्।',
  'Changes in the back office that you may see appear here: who, when and what.':
    'तपाईंले देख्न पाउने, एडमिन प्यानलमा भएका परिवर्तन यहाँ देखिन्छन्: कसले, कहिले, के।',
  'Search activity': 'गतिविधि खोज्नुहोस्',
  'Who, what or a value': 'कसले, के वा मान',
  'Show what was deleted': 'हटाइएको विवरण देखाउनुहोस्',
  'Show details': 'विवरण देखाउनुहोस्',
  'Before:': 'पहिले:',
  'After:': 'पछि:',
  nothing: 'केही छैन',
  'the {one}': '{one}',
  'added {what}': '· थप्नुभयो: {what}',
  'changed {what}': '· बदल्नुभयो: {what}',
  'deleted {what}': '· हटाउनुभयो: {what}',
  'restored {what}': '· फर्काउनुभयो: {what}',
  'exported {what}': '· डाउनलोड गर्नुभयो: {what}',
  'opened {what}': '· खोल्नुभयो: {what}',
  'invited {what}': '· निम्तो पठाउनुभयो: {what}',
  'their own account': 'आफ्नै खाता',
  'a {one}': '{one}',
  change: 'परिवर्तन',
  changes: 'परिवर्तन',
} satisfies Texts
