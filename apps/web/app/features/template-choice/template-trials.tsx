import type { SampleCvEntry, TemplateEntry } from '@app/contract'
import { type CvDesign, defaultDesign } from '@app/cv'
import { useMemo } from 'react'
import { PageImage } from '#shared/typeset/page-picture.tsx'
import { useIsNear } from '#shared/typeset/use-is-near.ts'
import { usePagePictures } from '#shared/typeset/use-page-pictures.ts'
import { ReadingProof } from './reading-proof.tsx'

type TemplateTrialsProps = {
	templates: TemplateEntry[]
	trial: SampleCvEntry
	paper: CvDesign['pageSize']
}

/** One CV in every template with all its pages, and what the fonts of a template cannot print. */
export function TemplateTrials({ templates, trial, paper }: TemplateTrialsProps) {
	return (
		<div className="grid gap-14">
			{templates.map((template) => (
				<Trial key={template.id} template={template} trial={trial} paper={paper} />
			))}
		</div>
	)
}

// Arrow keys scroll only what can have the focus.
function scrolledByKeys(name: string) {
	return { tabIndex: 0, role: 'group', 'aria-label': `Pages of ${name}` } as const
}

type TrialProps = Omit<TemplateTrialsProps, 'templates'> & { template: TemplateEntry }

function Trial({ template: { id, name, readBack }, trial, paper }: TrialProps) {
	const { ref, isNear } = useIsNear()
	const input = useMemo(
		() => ({
			document: trial.document,
			design: { ...defaultDesign(), templateId: id, pageSize: paper },
		}),
		[trial, id, paper],
	)
	const { data, error } = usePagePictures(input, 100, isNear)
	const pages = data?.pages ?? []
	return (
		<section ref={ref} aria-labelledby={`trial-${id}`}>
			<div className="mb-4 flex flex-wrap items-baseline gap-x-4">
				<h2 id={`trial-${id}`} className="text-lg">
					{name}
				</h2>
				<p className="text-sm text-ink-soft tabular-nums">
					{pages.length === 0 ? 'Setting the page' : pagesInWords(pages.length)}
				</p>
			</div>
			<div {...scrolledByKeys(name)} className="flex gap-5 overflow-x-auto pb-4">
				{pages.map(({ hash, svg }, index) => (
					<div
						key={`${index}-${hash}`}
						aria-hidden
						className="typeset-page w-[min(22rem,82vw)] shrink-0"
					>
						{svg ? <PageImage svg={svg} /> : null}
					</div>
				))}
				{pages.length === 0 ? (
					<div aria-hidden className="typeset-page w-[min(22rem,82vw)] shrink-0" />
				) : null}
			</div>
			{error ? (
				<p role="alert" className="mt-2 text-sm text-brick">
					{error.message}
				</p>
			) : null}
			{data?.warnings.map((warning) => (
				<p key={warning} className="mt-2 text-sm text-amber">
					{warning}
				</p>
			))}
			<ReadingProof readBack={readBack} />
		</section>
	)
}

function pagesInWords(count: number): string {
	return count === 1 ? '1 page' : `${count} pages`
}
