import { defaultDesign } from '@app/cv'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { sampleCv } from '#features/template-choice/sample-cv.ts'
import { TemplateTabs } from '#features/template-choice/template-tabs.tsx'
import { useTemplates } from '#features/template-choice/use-templates.ts'
import { PageView } from '#features/typeset-page/page-view.tsx'
import { documentOf } from '#shared/cv-form-data.ts'
import { changeStoredForm, type StoredForm } from '#shared/cv-form-storage.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { Button } from '#shared/ui/button.tsx'
import { PageSpinner } from '#shared/ui/spinner.tsx'
import { toast } from '#shared/ui/toast.ts'
import { useStoredForm } from '#shared/use-stored-form.ts'
import NotFound from './not-found.tsx'

export const meta = () =>
	pageMeta({
		title: 'Template preview',
		description: 'A template large, with your own CV or a sample.',
		noindex: true,
	})

export default function TemplatePreview() {
	const stored = useStoredForm()
	const { templates, error } = useTemplates()
	const [search] = useSearchParams()
	const wanted = search.get('template')
	if (error) return <p className="p-10">{error.message}</p>
	if (stored === undefined || templates.length === 0) return <PageSpinner />
	const template = templates.find(({ id }) => id === wanted) ?? (wanted ? undefined : templates[0])
	if (template === undefined) return <NotFound />
	return (
		<>
			<div className="mx-auto max-w-[76rem] px-5 py-8 sm:px-6">
				<div className="flex flex-wrap items-center justify-between gap-4">
					<h1 className="text-2xl">{template.name}</h1>
					<UseTemplate id={template.id} />
				</div>
				<p className="mt-2 max-w-[44rem] text-ink-soft">
					{template.description} Suits: {template.suits}.
				</p>
				<div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
					<TemplateTabs templates={templates} current={template.id} />
					<p className="text-sm text-ink-soft">
						{stored ? 'Shown with your own CV' : 'Shown with the CV of a person who does not exist'}
					</p>
				</div>
			</div>
			<TemplatePages stored={stored} templateId={template.id} />
		</>
	)
}

function TemplatePages({ stored, templateId }: { stored: StoredForm | null; templateId: string }) {
	const input = useMemo(() => {
		const document = stored ? documentOf(stored.data) : sampleCv
		return { document, design: { ...(stored?.data.design ?? defaultDesign()), templateId } }
	}, [stored, templateId])
	return <PageView input={input} />
}

function UseTemplate({ id }: { id: string }) {
	const navigate = useNavigate()
	return (
		<Button
			look="primary"
			size="small"
			onClick={() => {
				try {
					changeStoredForm((data) => ({ ...data, design: { ...data.design, templateId: id } }))
					void navigate('/cv-writer/create')
				} catch {
					toast.error('This browser’s storage is full, so the choice could not be saved.')
				}
			}}
		>
			Write with this template
		</Button>
	)
}
