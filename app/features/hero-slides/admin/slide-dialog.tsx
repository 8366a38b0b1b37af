import { useRevalidator } from 'react-router'
import { type Sending, useEditor } from '#app/base/admin/use-editor.ts'
import { useOpened } from '#app/base/admin/use-opened.ts'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { UnsavedWarning } from '#app/ui/unsaved-warning.tsx'
import {
  type HeroSlide,
  type HeroSlideChange,
  heroSlidesApi,
  type NewHeroSlide,
} from '../contract.ts'
import { SlideFields } from './slide-fields.tsx'
import { checkSlide, emptySlide, type SlideTexts, toTexts } from './slide-form.ts'

export function AddSlide() {
  return (
    <SlideDialog
      title="Add slide"
      subject="slide"
      stored={emptySlide}
      // The form has found the title filled in.
      send={(api, change, sending) =>
        api.attempt(heroSlidesApi.add, { body: change as NewHeroSlide, ...sending })
      }
    />
  )
}

export function EditSlide({ slide }: { slide: HeroSlide }) {
  const { id } = slide
  return (
    <SlideDialog
      title="Edit slide"
      subject={`slide ${id}`}
      stored={toTexts(slide)}
      send={(api, change, sending) =>
        api.attempt(heroSlidesApi.change, { params: { id }, body: change, ...sending })
      }
    />
  )
}

interface SlideDialogProps {
  title: string
  subject: string
  stored: SlideTexts
  send: (api: ApiClient, change: HeroSlideChange, sending: Sending) => Promise<Result<HeroSlide>>
}

function SlideDialog({ title, subject, stored, send }: SlideDialogProps) {
  const { close } = useOpened()
  const { revalidate } = useRevalidator()
  const editor = useEditor({
    subject,
    stored,
    picture: 'image',
    check: checkSlide,
    send,
    async onSaved() {
      await close()
      await revalidate()
      await showToast('success', 'Slide saved')
    },
  })

  return (
    <>
      <EditDialog title={title} editor={editor} onClose={close}>
        <SlideFields editor={editor} />
      </EditDialog>
      <UnsavedWarning isUnsaved={editor.isUnsaved} onDiscard={editor.discard} />
    </>
  )
}
