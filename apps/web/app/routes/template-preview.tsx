import { useSearchParams } from 'react-router'
import { OmittedByEveryTemplate } from '#features/design/omitted-by-every-template.tsx'
import { PreviewCvSelect } from '#features/design/preview-cv-select.tsx'
import { TemplateFacts } from '#features/design/template-facts.tsx'
import { TemplateTabs } from '#features/design/template-tabs.tsx'
import { ownCvId, usePreviewCv } from '#features/design/use-preview-cv.ts'
import { WriteWithTemplate } from '#features/design/write-with-template.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { useTemplates } from '#shared/typeset/use-templates.ts'
import { PageSpinner } from '#shared/ui/spinner.tsx'
import { CvInTemplate } from './cv-in-template.tsx'
import { MissingPage } from './missing-page.tsx'

export const meta = () =>
	pageMeta({
		title: 'Template preview',
		description: 'See a template full size, with your own CV or a sample.',
		noindex: true,
	})

export default function TemplatePreview() {
	const { templates, error } = useTemplates()
	const [search] = useSearchParams()
	const wanted = search.get('template')
	const template = templates.find(({ id }) => id === wanted) ?? (wanted ? undefined : templates[0])
	const { shown, error: cvError } = usePreviewCv(template?.sampleId)
	const problem = error ?? cvError
	if (problem) return <p className="p-10">{problem.message}</p>
	if (templates.length === 0) return <PageSpinner />
	if (template === undefined) return <MissingPage />
	if (shown === null) return <PageSpinner />
	return (
		<>
			<div className="mx-auto max-w-[76rem] px-5 py-8 sm:px-6">
				<div className="flex flex-wrap items-center justify-between gap-4">
					<h1 className="text-2xl">{template.name}</h1>
					<WriteWithTemplate id={template.id} name={template.name} />
				</div>
				<div className="mt-1 grid gap-x-14 gap-y-6 min-[900px]:grid-cols-[minmax(0,1fr)_16rem]">
					<div className="max-w-[46rem]">
						<TemplateFacts template={template} />
						{shown.who === ownCvId ? (
							<div className="mt-3">
								<OmittedByEveryTemplate document={shown.document} design={shown.design} />
							</div>
						) : null}
					</div>
					<PreviewCvSelect shown={shown} />
				</div>
				<div className="mt-6">
					<TemplateTabs templates={templates} current={template.id} who={shown.who} />
				</div>
			</div>
			<CvInTemplate shown={shown} templateId={template.id} />
		</>
	)
}
