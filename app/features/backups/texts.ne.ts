import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/backups-page.tsx
  'Every night the server backs up all data, pictures and files to one file. It keeps one backup for each of 7 days, 4 weeks and 12 months, and tests every Sunday that the newest one can be restored.':
    'हरेक रात सर्भरले सबै विवरण, तस्बिर र फाइलको ब्याकअप एउटै फाइलमा राख्छ। ७ दिन, ४ हप्ता र १२ महिनाको एक–एक ब्याकअप रहन्छ। सबैभन्दा नयाँ ब्याकअप फर्काउन सकिन्छ कि सकिँदैन भनेर हरेक आइतबार जाँचिन्छ।',
  'Backups are stored in <code/>. A disk can fail: store a copy elsewhere, too. Anyone with a backup file can read all data of the office.':
    'ब्याकअप राखिएको ठाउँ: <code/>। डिस्क बिग्रन सक्छ, त्यसैले एक प्रति अन्त पनि राख्नुहोस्। ब्याकअपको फाइल हुने जोसुकैले कार्यालयको सबै विवरण पढ्न सक्छ।',
  'The first backup is made tonight, or when you press “Back up now”.':
    'पहिलो ब्याकअप आज राति बन्छ, वा “अहिले ब्याकअप गर्नुहोस्” थिचेपछि।',
  'by {made_by}': 'बनाउने: {made_by}',
  'Download {name}': '{name} डाउनलोड गर्नुहोस्',
  'Not tested yet': 'अझै जाँचिएको छैन',
  'Test restore succeeded': 'जाँच्दा फर्काउन सकियो',
  'This backup cannot be restored.': 'यो ब्याकअप फर्काउन सकिँदैन।',
  'The next backup': 'अर्को ब्याकअप',
  'The last backup failed.': 'पछिल्लो ब्याकअप बन्न सकेन।',
  'The next attempt is at <OfficeDateTime/>.': 'अर्को प्रयास हुने समय: <OfficeDateTime/>।',
  'Back up now': 'अहिले ब्याकअप गर्नुहोस्',
  'Backing up': 'ब्याकअप हुँदै छ',
  'Testing the newest backup': 'सबैभन्दा नयाँ ब्याकअप जाँचिँदै छ',
  'The next backup is made at <OfficeDateTime/>.': 'अर्को ब्याकअप बन्ने समय: <OfficeDateTime/>।',
  'The next backup will be scheduled within an hour.': 'अर्को ब्याकअपको समय एक घण्टाभित्र तोकिन्छ।',
  // feature.ts
  backup: 'ब्याकअप',
} satisfies Texts
