import type { Texts } from '#app/contract/texts.ts'

export default {
  // admin/assigned-filter.tsx
  'Assigned to': 'गर्ने व्यक्ति',
  Me: 'म',
  // admin/checklist.tsx
  Document: 'कागजात',
  // admin/done-button.tsx
  'Done: {nameTask(task)}, {nameLead(lead)}': 'सकियो: {nameTask(task)}, {nameLead(lead)}',
  'This student': 'यही विद्यार्थी',
  // admin/due-row.tsx
  'Call {nameLead(lead)}, {phone}': 'फोन गर्नुहोस्: {nameLead(lead)}, {phone}',
  'for {nameLead(lead)}': ': {nameLead(lead)}',
  Move: 'सार्नुहोस्',
  'the task of {nameLead(lead)}': ': {nameLead(lead)} को काम',
  // admin/item-dialog.tsx
  // admin/lead-row.tsx
  '{counsellor.name} (no longer works on leads)': '{counsellor.name} (अब लिडको काम गर्नुहुन्न)',
  'for {name}': ': {name}',
  'Add task': 'काम थप्नुहोस्',
  'Awaiting reply since': 'जवाफ पर्खेको:',
  // admin/lead-tasks.tsx
  'Tasks {open.length}': 'काम {open.length}',
  'Next task': 'अर्को काम',
  'This lead is lost.': 'यो लिड गुमेको छ।',
  'Nothing is planned.': 'केही गर्न तोकिएको छैन।',
  'Done {done.length}': 'सकिएका {done.length}',
  // admin/task-form.tsx
  'Counsellor of the lead': 'लिडको काउन्सेलर',
  'Save task': 'काम सेभ गर्नुहोस्',
  'Delete task': 'काम हटाउनुहोस्',
  // admin/tasks-page.tsx
  'Due today': 'आज गर्नुपर्ने',
  'Next 6 days': 'अर्को ६ दिन',
  Tasks: 'काम',
  Week: 'हप्ता',
  'No task is due.': 'गर्नुपर्ने काम छैन।',
  "Page {page} of {pages.toLocaleString('en')}": "पृष्ठ {page} / {pages.toLocaleString('en')}",
  Previous: 'अघिल्लो',
  Next: 'अर्को',
  // admin/today-facts.tsx
  'Facts to review': 'जाँच्नुपर्ने तथ्याङ्क',
  'No fact needs a review now.': 'अहिले जाँच्नुपर्ने तथ्याङ्क छैन।',
  'All {total}': 'सबै {total}',
  '{upcoming.value} from': '{upcoming.value}, लागू हुने:',
  'Facts that change within 7 days': '७ दिनभित्र बदलिने तथ्याङ्क',
  '{value} from': '{value}, लागू हुने:',
  'Not confirmed yet': 'पुष्टि हुन बाँकी',
  // admin/today-page.tsx
  'No task is overdue.': 'म्याद नाघेको काम छैन।',
  'No more tasks are due today.': 'आज गर्नुपर्ने अरू काम छैन।',
  'No task is due in the next 6 days.': 'अर्को ६ दिनमा गर्नुपर्ने काम छैन।',
  'No lead is unassigned.': 'काउन्सेलर नतोकिएको लिड छैन।',
  'Answered, unassigned': 'जवाफ दिइएको, काउन्सेलर नतोकिएको',
  'Keyboard shortcuts: j and k move down and up, Enter opens the lead, d marks a task as done, f moves it or adds one, n logs an activity, s changes the stage or counsellor.':
    'किबोर्डका सर्टकट: j र k ले तल र माथि सार्छ, Enter ले लिड खोल्छ, d ले काम सकिएको टिप्छ, f ले काम सार्छ वा थप्छ, n ले गतिविधि टिप्छ, s ले चरण वा काउन्सेलर बदल्छ।',
  "All {total.toLocaleString('en')}": "सबै {total.toLocaleString('en')}",
  'Awaiting reply in the chat': 'च्याटमा जवाफ पर्खिँदै',
  'No other visitor awaits a reply in the chat.': 'च्याटमा जवाफ पर्खिरहेका अरू भिजिटर छैनन्।',
  'All chats that await a reply': 'जवाफ पर्खिरहेका सबै च्याट',
  'Reply by': 'जवाफ दिनुपर्ने समय:',
  // admin/use-checklist.ts
  // admin/use-tasks.ts
  'The task was not changed': 'काम बदलिएन',
  'The task was not changed back': 'काम पहिलेजस्तै बनाउन सकिएन',
  'Task for {name}: {formatDue(due, time_zone)}': '{name} को काम: {formatDue(due, time_zone)}',
  'Task for {name}: {due}': '{name} को काम: {due}',
  'Open again': 'फेरि खोलियो',
  'Deleted: {nameTask(task)}': 'हटाइयो: {nameTask(task)}',
  // admin/week.tsx
  Weeks: 'हप्ता',
  'Previous week': 'अघिल्लो हप्ता',
  'This week': 'यो हप्ता',
  'Next week': 'अर्को हप्ता',
  "{overdue.toLocaleString('en')} overdue": "म्याद नाघेका {overdue.toLocaleString('en')}",
  Days: 'दिन',
  tasks: 'काम',
  // feature.ts
  task: 'काम',
  'a task of a lead': 'लिडको काम',
  'checklist item': 'चेकलिस्टको बुँदा',
  'Checklist items': 'चेकलिस्टका बुँदा',
  // tasks-contract.ts
  Call: 'फोन',
  Visit: 'भेट',
  Deadline: 'अन्तिम मिति',
  Other: 'अन्य',
  'Status of {name} for {nameLead(lead)}': '{name}: अवस्था, {nameLead(lead)}',
  'Documents that expire': 'म्याद सकिने कागजात',
  'Leads with these documents': 'यी कागजात भएका लिड',
  Expired: 'म्याद सकियो:',
  'Valid until': 'मान्य मिति',
} satisfies Texts
