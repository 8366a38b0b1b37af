import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/column-mapping.tsx
  'Column {index + 1}': 'स्तम्भ {index + 1}',
  '(hidden)': '(लुकाइएको)',
  'Skip column': 'स्तम्भ छोड्नुहोस्',
  'Only one column can be “{labelOf(replaced.field)}”. “{replaced.heading}” is skipped now.':
    '“{labelOf(replaced.field)}” एउटै स्तम्भ मात्र हुन सक्छ। “{replaced.heading}” अब छोडिन्छ।',
  // admin/date-order-question.tsx
  '{labelOfImport(field)}: what is {example}?': '{labelOfImport(field)}: {example} कुन मिति हो?',
  // admin/file/read-file.ts
  'The file has {size} MB; the limit is {maxMegabytes} MB. Please split it.':
    'फाइल {size} MB को छ। बढीमा {maxMegabytes} MB मिल्छ। फाइल टुक्र्याउनुहोस्।',
  'The file could not be read. Please choose it again.': 'फाइल पढ्न सकिएन। फेरि छान्नुहोस्।',
  // admin/file/read-workbook.ts
  'The file is empty. Choose a file with a row of headings and rows below it.':
    'फाइल खाली छ। शीर्षकको एउटा पङ्क्ति र त्यसमुनि पङ्क्ति भएको फाइल छान्नुहोस्।',
  'This is not a spreadsheet. Choose an Excel file (.xlsx) or a CSV file.':
    'यो स्प्रेडसिट होइन। Excel फाइल (.xlsx) वा CSV फाइल छान्नुहोस्।',
  'This is an old Excel file (.xls). Open it in Excel, save it as “Excel Workbook (.xlsx)” and choose the new file.':
    'यो पुरानो Excel फाइल (.xls) हो। Excel मा खोल्नुहोस्, “Excel Workbook (.xlsx)” का रूपमा सेभ गर्नुहोस् र नयाँ फाइल छान्नुहोस्।',
  'This is an OpenDocument file (.ods). Open it, save it as “Excel (.xlsx)” and choose the new file.':
    'यो OpenDocument फाइल (.ods) हो। खोल्नुहोस्, “Excel (.xlsx)” का रूपमा सेभ गर्नुहोस् र नयाँ फाइल छान्नुहोस्।',
  'The file is protected with a password. Open it in Excel, remove the password under File > Info > Protect Workbook, save it and choose it again.':
    'फाइलमा पासवर्ड छ। Excel मा खोल्नुहोस्, File > Info > Protect Workbook मा पासवर्ड हटाउनुहोस्, सेभ गर्नुहोस् र फेरि छान्नुहोस्।',
  'The Excel file is damaged and cannot be read. Open it in Excel, save it again and choose the new file.':
    'Excel फाइल बिग्रेको छ, पढ्न सकिँदैन। Excel मा खोल्नुहोस्, फेरि सेभ गर्नुहोस् र नयाँ फाइल छान्नुहोस्।',
  'Nothing was imported. Correct these lines in the file first:':
    'केही इम्पोर्ट भएन। पहिले फाइलका यी पङ्क्ति सच्याउनुहोस्:',
  // admin/import-page.tsx
  'Excel or CSV file': 'Excel वा CSV फाइल',
  'One row must contain the column headings. At most 20,000 rows and 20 MB.':
    'एउटा पङ्क्तिमा स्तम्भका शीर्षक हुनुपर्छ। बढीमा २०,००० पङ्क्ति र २० MB।',
  'Reading the file…': 'फाइल पढिँदै छ…',
  'The file has no row with column headings. Add a first row such as {examples} and choose the file again.':
    'फाइलमा स्तम्भका शीर्षक भएको पङ्क्ति छैन। {examples} जस्तो पहिलो पङ्क्ति थपेर फाइल फेरि छान्नुहोस्।',
  'The file needs a row of headings and rows below it.':
    'फाइलमा शीर्षकको एउटा पङ्क्ति र त्यसमुनि पङ्क्ति चाहिन्छ।',
  // admin/import-summary.tsx
  Result: 'नतिजा',
  'This file was imported before. Nothing was added.':
    'यो फाइल पहिले नै इम्पोर्ट भएको थियो। केही थपिएन।',
  "{formatCount(new_leads, 'new lead')}, {formatCount(existing_leads, 'row')} added to existing leads, {changed} updated, {repeated} imported before, {errors.length} skipped.":
    "{formatCount(new_leads, 'new lead')}, पहिलेका लिडमा थपिएको {formatCount(existing_leads, 'row')}, अद्यावधिक भएको {changed}, पहिले इम्पोर्ट भएको {repeated}, छोडिएको {errors.length}।",
  'new lead': 'नयाँ लिड',
  row: 'पङ्क्ति',
  "{formatCount(unread.length, 'cell')} could not be read and became notes":
    "{formatCount(unread.length, 'cell')} पढ्न सकिएन, नोट बनाइयो",
  cell: 'कोष्ठ',
  // admin/past-imports.tsx
  'Earlier imports': 'पहिलेका इम्पोर्ट',
  'Show earlier imports': 'पहिलेका इम्पोर्ट देखाउनुहोस्',
  'Unnamed file': 'नाम नभएको फाइल',
  "{formatCount(rows, 'row')}: {new_leads} new, {existing_leads} existing":
    "{formatCount(rows, 'row')}: {new_leads} नयाँ, {existing_leads} पहिलेका",
  '· undone': '· अन्डु गरिएको',
  'Undo the rest': 'बाँकी अन्डु गर्नुहोस्',
  'Undoing…': 'अन्डु हुँदै छ…',
  "Undo the import of {file_name || 'this file'}?": "{file_name || 'this file'} को इम्पोर्ट अन्डु गर्ने?",
  'this file': 'यो फाइल',
  'Undo the import': 'इम्पोर्ट अन्डु गर्नुहोस्',
  "It was started on <OfficeDateTime/> with {formatCount(rows, 'row')}. Leads that it created are deleted permanently, unless they have changed since. What it added to existing leads is removed, and values that it changed get back what they were.":
    "यो इम्पोर्ट सुरु भएको: <OfficeDateTime/>, {formatCount(rows, 'row')}। यसले बनाएका लिड सधैंका लागि मेटिन्छन्, त्यसपछि बदलिएका बाहेक। पहिलेका लिडमा थपेको कुरा निकालिन्छ, र बदलेका मान पहिलेजस्तै हुन्छन्।",
  "{formatCount(leads, 'lead')} deleted, {formatCount(removed_activities, 'row')} removed from existing leads.":
    "{formatCount(leads, 'lead')} मेटियो, पहिलेका लिडबाट {formatCount(removed_activities, 'row')} निकालियो।",
  'New leads that have changed since; kept': 'त्यसपछि बदलिएका नयाँ लिड; राखियो',
  'Values changed since; kept': 'त्यसपछि बदलिएका मान; राखियो',
  // admin/preview.tsx
  'Invalid, skipped': 'नमिलेको, छोडिने',
  'Imported before, skipped': 'पहिले इम्पोर्ट भएको, छोडिने',
  'Imported before, changed': 'पहिले इम्पोर्ट भएको, बदलिएको',
  'Same person as an earlier row': 'अघिल्लो पङ्क्तिकै व्यक्ति',
  'New, possible duplicate': 'नयाँ, दोहोरिएको हुन सक्छ',
  'Existing, with differences': 'पहिलेको, केही फरक',
  Existing: 'पहिलेको',
  'With unreadable cells': 'पढ्न नसकिएको कोष्ठ भएको',
  'Filter rows': 'पङ्क्ति छान्नुहोस्',
  'Show more of {listed.length}': '{listed.length} मध्ये थप देखाउनुहोस्',
  '{sheet.name}, row {row?.number}': '{sheet.name}, पङ्क्ति {row?.number}',
  'Row {row?.number}': 'पङ्क्ति {row?.number}',
  'Possible duplicate of': 'यो लिड दोहोरिएको हुन सक्छ:',
  Matches: 'मिल्ने लिड:',
  'Rows of the same person in this file become one lead.':
    'यो फाइलमा एउटै व्यक्तिका पङ्क्ति एउटै लिड बन्छन्।',
  'Changes:': 'परिवर्तन:',
  'Differs, stays as it is:': 'फरक छ, जस्ताको तस्तै रहन्छ:',
  '{labelOfImport(field)} “{text.length > 80 ? `${text.slice(0, 80)}…` : text}” is kept as a note. {localizeText(detail)}':
    '{labelOfImport(field)} “{text.length > 80 ? `${text.slice(0, 80)}…` : text}” नोटका रूपमा रहन्छ। {localizeText(detail)}',
  // admin/sheet-mapping.tsx
  'Choose sheets': 'सिट छान्नुहोस्',
  ', hidden': ', लुकाइएको',
  'Heading row': 'शीर्षकको पङ्क्ति',
  "Row {number}: {cells.filter(isFilled).join(', ')}":
    "पङ्क्ति {number}: {cells.filter(isFilled).join(', ')}",
  'of {name}': '(सिट: {name})',
  "Row {number}{place} is no entry of the list and is skipped: {shorten(cells.filter(isFilled).join(' '))}":
    "पङ्क्ति {number}{place} सूचीको विवरण होइन, छोडिन्छ: {shorten(cells.filter(isFilled).join(' '))}",
  "{formatCount(skippedRows.length - MAX_LISTED, 'more row')} skipped":
    "{formatCount(skippedRows.length - MAX_LISTED, 'more row')} छोडिन्छ",
  'more row': 'थप पङ्क्ति',
  "{listRows(overflowRows.map(({ number }) => number))}{place} {overflowRows.length === 1 ? 'has' : 'have'} a value to the right of the last heading. To import it, choose a field for its column.":
    '{listRows(overflowRows.map(({ number }) => number))}{place}: अन्तिम शीर्षकको दायाँतिर मान छ। त्यो इम्पोर्ट गर्न त्यसको स्तम्भका लागि फिल्ड छान्नुहोस्।',
  Row: 'पङ्क्ति',
  Rows: 'पङ्क्ति',
  // admin/value-mapping.tsx
  '“{each.value}” means': '“{each.value}” को अर्थ',
  'Show more of {values.length}': '{values.length} मध्ये थप देखाउनुहोस्',
  'Keep “{name}”': '“{name}” नै राख्नुहोस्',
  'Keep as a note': 'नोटका रूपमा राख्नुहोस्',
  // admin/workbook-import.tsx
  'Settings of the import': 'इम्पोर्टको सेटिङ',
  "Match columns ({formatCount(rowCount, 'row')} found)":
    "स्तम्भ मिलाउनुहोस् ({formatCount(rowCount, 'row')} भेटियो)",
  'Day or month first': 'पहिले दिन कि महिना',
  'Match values': 'मान मिलाउनुहोस्',
  'The office has no stage, country and so on with these names. Your choice is remembered for the next import.':
    'कार्यालयमा यी नामका चरण, देश आदि छैनन्। तपाईंले छानेको कुरा अर्को इम्पोर्टमा पनि लागू हुन्छ।',
  "Import {formatCount(countImportable(checked), 'row')}":
    "{formatCount(countImportable(checked), 'row')} इम्पोर्ट गर्नुहोस्",
  "These are {count.toLocaleString('en')} rows; the limit is {MAX_ROWS.toLocaleString('en')}. Choose fewer sheets, or split the file.":
    "यसमा {count.toLocaleString('en')} पङ्क्ति छन्, बढीमा {MAX_ROWS.toLocaleString('en')} मिल्छ। कम सिट छान्नुहोस् वा फाइल टुक्र्याउनुहोस्।",
  'This file was imported before. It has no new rows.':
    'यो फाइल पहिले नै इम्पोर्ट भएको थियो। यसमा नयाँ पङ्क्ति छैन।',
  "{formatCount(repeated, 'row was', 'rows were')} imported before and will not be added again.":
    "{formatCount(repeated, 'row was', 'rows were')} पहिले नै इम्पोर्ट भएकाले फेरि थपिँदैन।",
  'row was': 'पङ्क्ति',
  'rows were': 'पङ्क्ति',
  'Import progress': 'इम्पोर्ट कति भयो',
  "{done.toLocaleString('en')} of {all.toLocaleString('en')}":
    "{done.toLocaleString('en')} / {all.toLocaleString('en')}",
  // admin/wrong-rows.tsx
  "{fileName.replace(/\\.\\w+$/, '')} – rows to correct":
    "{fileName.replace(/\\.\\w+$/, '')} – सच्याउनुपर्ने पङ्क्ति",
  "{formatCount(wrong.length, 'row has', 'rows have')} neither a name nor a phone number nor an email address, and {wrong.length === 1 ? 'is' : 'are'} not imported. Download {wrong.length === 1 ? 'it' : 'them'}, add what is missing, and import the new file.":
    "{formatCount(wrong.length, 'row has', 'rows have')}मा नाम, फोन नम्बर वा इमेल ठेगाना केही छैन, त्यसैले इम्पोर्ट हुँदैन। डाउनलोड गर्नुहोस्, नपुगेको थप्नुहोस् र नयाँ फाइल इम्पोर्ट गर्नुहोस्।",
  'row has': 'पङ्क्ति',
  'rows have': 'पङ्क्ति',
  "Download {formatCount(wrong.length, 'row')}":
    "{formatCount(wrong.length, 'row')} डाउनलोड गर्नुहोस्",
  'Import problem': 'इम्पोर्टको समस्या',
  // feature.ts
  'lead import': 'लिडको इम्पोर्ट',
  'Lead imports': 'लिडका इम्पोर्ट',
  'the lead import from': 'लिडको इम्पोर्ट',
} satisfies Texts
