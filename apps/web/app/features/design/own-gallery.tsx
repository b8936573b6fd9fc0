import { useState } from 'react'
import { type CvFormData, toDocument } from '#shared/cv-form-data.ts'
import { OmittedByEveryTemplate } from './omitted-by-every-template.tsx'
import { TemplateCards } from './template-gallery.tsx'
import { ownCvId } from './use-preview-cv.ts'
import type { TemplateFiltering } from './use-template-filters.ts'
import { WriteWithTemplate } from './write-with-template.tsx'

/** The CV of this browser in every template; one that is chosen is taken by a press. */
export function OwnGallery({
	data,
	filtering,
}: {
	data: CvFormData
	filtering: TemplateFiltering
}) {
	const [document] = useState(() => toDocument(data))
	const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null)
	const templateId = chosen?.id ?? data.design.templateId
	return (
		<>
			<p className="mt-8 mb-3 text-ink-soft">
				Here’s your CV in each template. Pick the one you like.
			</p>
			<OmittedByEveryTemplate document={document} design={data.design} />
			<TemplateCards
				filtering={filtering}
				document={document}
				design={{ ...data.design, templateId }}
				onChoose={setChosen}
				who={ownCvId}
			/>
			{chosen ? <ChosenTemplate chosen={chosen} /> : null}
		</>
	)
}

/** Shows the chosen template, and a link to write a CV with it. */
export function ChosenTemplate({ chosen: { id, name } }: { chosen: { id: string; name: string } }) {
	return (
		<div className="sticky bottom-4 z-20 mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel border border-line bg-paper px-5 py-3.5 shadow-paper max-sm:mr-16">
			<p role="status" className="text-sm">
				<span className="font-semibold">{name}</span> selected.
			</p>
			<WriteWithTemplate id={id} name={name} />
		</div>
	)
}
