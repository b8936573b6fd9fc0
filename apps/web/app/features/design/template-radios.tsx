import { type CvDesign, type CvDocument, defaultDesign, emptyCv, sameValue } from '@app/cv'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { track } from '#shared/analytics/track.ts'
import { PagePicture } from '#shared/typeset/page-picture.tsx'
import { useTemplates } from '#shared/typeset/use-templates.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import type { ChangeDesign } from './control-group.tsx'
import { ControlGroup } from './control-group.tsx'
import { sampleCv } from './sample-cv.ts'

type TemplateRadiosProps = {
	document: CvDocument
	design: CvDesign
	/** Where the CV stands in each template at a readable size. */
	galleryPath: string
	onChange: ChangeDesign
}

/** The templates as small pages of the person's own CV, as it was when this was opened. */
export function TemplateRadios({ document, design, galleryPath, onChange }: TemplateRadiosProps) {
	const { search } = useLocation()
	const { templates, error } = useTemplates()
	const [shown] = useState(() => (sameValue(document, emptyCv()) ? sampleCv : document))
	const current = templates.find(({ id }) => id === design.templateId)
	return (
		<ControlGroup legend="Template">
			{error ? <p className="text-sm text-ink-soft">{error.message}</p> : null}
			<div className="grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-x-3.5 gap-y-4 py-1.5 max-sm:-mx-4 max-sm:flex max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-3 sm:grid">
				{templates.map(({ id, name }) => (
					<label
						key={id}
						className="group relative min-w-0 cursor-pointer max-sm:w-28 max-sm:flex-none"
					>
						<input
							ref={design.templateId === id ? bringIntoStrip : undefined}
							type="radio"
							name="template"
							className="sr-only"
							checked={design.templateId === id}
							onChange={() => {
								onChange({ templateId: id }, 'templateId')
								void track({ name: 'template_select', template_name: name })
							}}
						/>
						<span
							className="block *:shadow-[0_1px_3px_oklch(0.3_0.02_70/0.25)] outline-offset-3 group-has-checked:outline-3
							group-has-checked:outline-accent group-has-focus-visible:outline-3 group-has-focus-visible:outline-dashed
							group-has-focus-visible:outline-ink"
						>
							<SmallPage document={shown} templateId={id} pageSize={design.pageSize} />
						</span>
						<span className="mt-2 block text-xs leading-snug group-has-checked:font-semibold">
							{name}
						</span>
					</label>
				))}
			</div>
			{current ? (
				<p className="mt-3 text-sm text-ink-soft">
					{current.description} Best for {current.suits.charAt(0).toLowerCase()}
					{current.suits.slice(1)}.
				</p>
			) : null}
			<ButtonLink to={galleryPath} state={{ from: search }} size="small" className="mt-3">
				See your CV in every template
			</ButtonLink>
		</ControlGroup>
	)
}

// On a phone the templates are a strip; the chosen one is in sight, and the panel stays where it is.
function bringIntoStrip(radio: HTMLInputElement | null): void {
	const page = radio?.parentElement
	const strip = page?.parentElement
	if (page == null || strip == null) return
	const start = page.offsetLeft - strip.offsetLeft - strip.scrollLeft
	const isInSight = start >= 0 && start + page.offsetWidth <= strip.clientWidth
	if (!isInSight) strip.scrollLeft += start - (strip.clientWidth - page.offsetWidth) / 2
}

type SmallPageProps = {
	document: CvDocument
	templateId: string
	pageSize: CvDesign['pageSize']
}

function SmallPage({ document, templateId, pageSize }: SmallPageProps) {
	const input = useMemo(
		() => ({ document, design: { ...defaultDesign(), templateId, pageSize } }),
		[document, templateId, pageSize],
	)
	return <PagePicture input={input} />
}
