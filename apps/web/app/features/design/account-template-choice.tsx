import type { Cv, TemplateEntry } from '@app/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { track } from '#shared/analytics/track.ts'
import { changeAccountDesign } from '#shared/change-account-design.ts'
import { accountCvsKey } from '#shared/offline/account-cv-query-keys.ts'
import { toast } from '#shared/ui/toast.ts'
import { OmittedByEveryTemplate } from './omitted-by-every-template.tsx'
import { TemplateGallery } from './template-gallery.tsx'
import { useTemplateFilters } from './use-template-filters.ts'

/** A CV of the account in every template; choosing one saves it. */
export function AccountTemplateChoice({ cv }: { cv: Cv }) {
	const client = useQueryClient()
	const filtering = useTemplateFilters()
	const [templateId, setTemplateId] = useState(cv.design.templateId)
	const save = useMutation({
		mutationFn: (chosen: TemplateEntry) => changeAccountDesign(cv.id, { templateId: chosen.id }),
		// Requests run one after another, so that the last choice is kept.
		scope: { id: `template-${cv.id}` },
		onSuccess: (_, { name }) => void track({ name: 'template_select', template_name: name }),
		onError: (error) => {
			toast.error(`We couldn’t save your choice. ${error.message}`)
			setTemplateId(cv.design.templateId)
		},
		onSettled: () => client.invalidateQueries({ queryKey: accountCvsKey }),
	})
	function handleChoose(template: TemplateEntry) {
		setTemplateId(template.id)
		save.mutate(template)
	}
	return (
		<>
			<div className="mb-9 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
				<OmittedByEveryTemplate document={cv.document} design={cv.design} />
				<p role="status" className="min-h-6 text-sm text-ink-soft">
					{save.isPending ? 'Saving' : null}
					{save.isSuccess ? 'Saved' : null}
				</p>
			</div>
			<TemplateGallery
				filtering={filtering}
				document={cv.document}
				design={{ ...cv.design, templateId }}
				onChoose={handleChoose}
			/>
		</>
	)
}
