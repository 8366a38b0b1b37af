import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/group-table.tsx
  'No {labelOfGrouping(by).toLowerCase()}': '{labelOfGrouping(by).toLowerCase()} नतोकिएको',
  'target met': 'समयमै जवाफ',
  'target missed': 'समय नाघेर जवाफ',
  'median response time': 'जवाफ दिन लागेको समय: मध्यिका',
  '90th percentile response time': 'जवाफ दिन लागेको समय: ९० औं पर्सेन्टाइल',
  'follow-ups on time': 'समयमै भएका फलोअप',
  'follow-ups late': 'ढिलो भएका फलोअप',
  'follow-ups open': 'हुन बाँकी फलोअप',
  'By {heading}': '{heading} अनुसार',
  '{name}, enquiries': '{name}, सोधपुछ',
  'of {of}': '({of})',
  // admin/report-page.tsx
  'Website visits': 'वेबसाइटका भिजिट',
  'Leads created in this period, with their current stage.':
    'यस अवधिमा थपिएका लिड, अहिलेको चरणसहित।',
  'This fiscal year ({localizeDigits(current.name)})':
    'यो आर्थिक वर्ष ({localizeDigits(current.name)})',
  'Last fiscal year ({localizeDigits(last.name)})': 'गत आर्थिक वर्ष ({localizeDigits(last.name)})',
  // admin/report-summary.tsx
  'New leads': 'नयाँ लिड',
  Total: 'जम्मा',
  'First response late or missing': 'पहिलो जवाफ ढिलो वा नदिइएको',
  Enquiries: 'सोधपुछ',
  'Response time in office hours, median': 'कार्यालय समयमा जवाफ दिन लागेको समय, मध्यिका',
  'Response time, 90th percentile': 'जवाफ दिन लागेको समय, ९० औं पर्सेन्टाइल',
  'Leads by stage': 'चरणअनुसार लिड',
  'in {stage.name}': '({stage.name})',
  'Lost reasons': 'गुम्नुका कारण',
  'lost for this reason': 'यस कारणले गुमेका',
  'Follow-ups': 'फलोअप',
  'follow-ups': 'फलोअप',
  'All follow-ups due in this period, also of older leads. An activity on the due day counts as on time.':
    'यस अवधिमा गर्नुपर्ने सबै फलोअप, पुराना लिडका पनि। तोकिएकै दिन गतिविधि भए समयमै गनिन्छ।',
  'Counting began on <OfficeDateTime/>.': 'गणना सुरु भएको: <OfficeDateTime/>।',
  'No follow-up has been due yet.': 'अहिलेसम्म गर्नुपर्ने फलोअप आएको छैन।',
  'Time in each stage': 'हरेक चरणमा लागेको समय',
  'reached {name}': '{name} चरणमा पुगे',
  'in {name}, {head.toLowerCase()}': '({name}, {head.toLowerCase()})',
  'Nights and holidays are included. For leads that are still in a stage, the time until now is counted.':
    'रात र बिदा पनि गनिन्छन्। अझै त्यही चरणमा भएका लिडको अहिलेसम्मको समय गनिन्छ।',
  won: 'सफल',
  lost: 'गुमेका',
  enquiries: 'सोधपुछ',
  'First response within target ({share} %)': 'पहिलो जवाफ समयमै ({share}%)',
  'First response within target': 'पहिलो जवाफ समयमै',
  'On time ({share} %)': 'समयमै ({share}%)',
  'On time': 'समयमै',
  Open: 'हुन बाँकी',
  'Target met': 'समयमै जवाफ',
  'Target missed': 'समय नाघेर जवाफ',
  Won: 'सफल',
  Lost: 'गुमेका',
  'Median response time (minutes)': 'जवाफ दिन लागेको समय: मध्यिका (मिनेट)',
  '90th percentile response time (minutes)': 'जवाफ दिन लागेको समय: ९० औं पर्सेन्टाइल (मिनेट)',
  'Follow-ups on time': 'समयमै भएका फलोअप',
  'Follow-ups late': 'ढिलो भएका फलोअप',
  'Follow-ups open': 'हुन बाँकी फलोअप',
  'From {query.from} to {query.until}, by {labelOfGrouping(query.by).toLowerCase()}{0}':
    '{query.from} देखि {query.until} सम्म, समूह: {labelOfGrouping(query.by).toLowerCase()}{0}',
} satisfies Texts
