import type { Manifest } from '#app/contract/manifest.ts'

export const manifest: Manifest = {
  screens: { '/admin/today': ['leads:work', 'content:write'], '/admin/tasks': 'leads:work' },
  // Users with a narrower lead scope see changes in the timeline of each lead instead.
  subjects: {
    task: { right: 'leads:all', one: 'task', many: 'Tasks', nameless: 'a task of a lead' },
    checklist_item: { right: 'leads:all', one: 'checklist item', many: 'Checklist items' },
  },
}
