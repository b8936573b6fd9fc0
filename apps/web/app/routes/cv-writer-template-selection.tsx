import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { TemplateGallery } from '#features/template-choice/template-gallery.tsx'
import { type CvFormData, documentOf } from '#shared/cv-form-data.ts'
import { changeStoredForm, newFormData } from '#shared/cv-form-storage.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { Spinner } from '#shared/ui/spinner.tsx'
import { toast } from '#shared/ui/toast.ts'
import { useStoredForm } from '#shared/use-stored-form.ts'
import NotFound from './not-found.tsx'

export const meta = () =>
	pageMeta({
		title: 'Choose a template',
		description: 'Your own CV in every template, set as it will be printed.',
		noindex: true,
	})

export default function CvWriterTemplateSelection() {
	const { cvId } = useParams()
	return cvId === 'local' ? <LocalTemplateSelection /> : <NotFound />
}

function LocalTemplateSelection() {
	const stored = useStoredForm()
	const [form, setForm] = useState<CvFormData | null>(null)
	useEffect(() => {
		if (stored !== undefined) setForm(stored?.data ?? newFormData())
	}, [stored])

	function handleChoose(templateId: string) {
		const choose = (data: CvFormData) => ({ ...data, design: { ...data.design, templateId } })
		try {
			changeStoredForm(choose)
		} catch {
			toast.error('This browser’s storage is full, so the choice could not be saved.')
		}
		setForm((data) => data && choose(data))
	}

	return (
		<div className="mx-auto max-w-[76rem] px-5 py-12 sm:px-6 sm:py-16">
			<div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
				<div>
					<h1 className="text-[clamp(2rem,4.5vw,2.75rem)] font-[520]">Choose a template</h1>
					<p className="mt-2 text-ink-soft">
						This is your own CV in each of them. You can change it whenever you like.
					</p>
				</div>
				<div className="flex flex-wrap gap-3">
					<ButtonLink to="/cv-writer/preview/local" size="small">
						See all pages
					</ButtonLink>
					<ButtonLink to="/cv-writer/create" look="primary" size="small">
						Go on writing
					</ButtonLink>
				</div>
			</div>
			{form === null ? <Spinner /> : <GalleryOf form={form} onChoose={handleChoose} />}
		</div>
	)
}

function GalleryOf({ form, onChoose }: { form: CvFormData; onChoose: (id: string) => void }) {
	const [document] = useState(() => documentOf(form))
	return <TemplateGallery document={document} design={form.design} onChoose={onChoose} />
}
