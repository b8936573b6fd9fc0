import type { TemplateEntry } from '@app/contract'
import { useState } from 'react'
import { OmittedByEveryTemplate } from '#features/design/omitted-by-every-template.tsx'
import { ChosenTemplate } from '#features/design/own-gallery.tsx'
import { PreviewCvSelect } from '#features/design/preview-cv-select.tsx'
import { TemplateGallery } from '#features/design/template-gallery.tsx'
import { ownCvId, type PreviewCv, usePreviewCv } from '#features/design/use-preview-cv.ts'
import {
	type TemplateFiltering,
	useTemplateFilters,
} from '#features/design/use-template-filters.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { PageSpinner } from '#shared/ui/spinner.tsx'

export const meta = () =>
	pageMeta({
		title: 'One CV in every template',
		description:
			'See the same CV in all 12 templates side by side: your own, or a sample from 12 professions.',
		canonical: '/cv-templates-preview',
	})

export default function CvTemplatesPreview() {
	const { shown, error } = usePreviewCv()
	// Called here and not in `Compare`, so that the filters stay when another person's CV is chosen.
	const filtering = useTemplateFilters()
	if (error) return <p className="p-10">{error.message}</p>
	if (shown === null) return <PageSpinner />
	return <Compare key={shown.who} shown={shown} filtering={filtering} />
}

function Compare({ shown, filtering }: { shown: PreviewCv; filtering: TemplateFiltering }) {
	const { document, design, who } = shown
	const [chosen, setChosen] = useState<Pick<TemplateEntry, 'id' | 'name'> | null>(null)
	const isOwn = who === ownCvId
	const templateId = chosen?.id ?? (isOwn ? design.templateId : '')
	return (
		<div className="mx-auto max-w-[76rem] px-5 py-12 sm:px-6 sm:py-16">
			<div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
				<div>
					<h1 className="text-[clamp(2rem,4.5vw,2.75rem)] font-[520]">One CV in every template</h1>
					<p className="mt-2 max-w-[36rem] text-ink-soft">
						{isOwn
							? 'This is your CV. Pick a template to use it.'
							: 'This is a sample CV. Pick a template to use it.'}
					</p>
				</div>
				<PreviewCvSelect shown={shown} />
			</div>
			{isOwn ? (
				<div className="mb-8">
					<OmittedByEveryTemplate document={document} design={design} />
				</div>
			) : null}
			<TemplateGallery
				filtering={filtering}
				document={document}
				design={{ ...design, templateId }}
				onChoose={setChosen}
				who={who}
			/>
			{chosen ? <ChosenTemplate chosen={chosen} /> : null}
		</div>
	)
}
