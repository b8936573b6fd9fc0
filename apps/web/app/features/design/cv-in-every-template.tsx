import type { SampleCvEntry, TemplateEntry } from '@app/contract'
import { type CvDesign, defaultDesign } from '@app/cv'
import { useMemo } from 'react'
import { PageImage } from '#shared/typeset/page-picture.tsx'
import { useIsNearScreen } from '#shared/typeset/use-is-near-screen.ts'
import { usePagePictures } from '#shared/typeset/use-page-pictures.ts'
import { PageSpinner } from '#shared/ui/spinner.tsx'
import { useWaitedASecond } from '#shared/use-waited-a-second.ts'
import { ReadBackVerdict } from './read-back-verdict.tsx'

type CvInEveryTemplateProps = {
	templates: TemplateEntry[]
	trial: SampleCvEntry
	paper: CvDesign['pageSize']
}

/** Shows one CV in every template with all its pages, and the characters that a template's fonts cannot print. */
export function CvInEveryTemplate({ templates, trial, paper }: CvInEveryTemplateProps) {
	const first = usePagePictures(usePageInput(templates[0]?.id ?? '', trial, paper), 100, true)
	const isLate = useWaitedASecond()
	// Its pages say how much room each template gets, but one that does not come holds back no other.
	const isAwaited = first.isPending && first.fetchStatus !== 'paused' && !isLate
	if (isAwaited) return <PageSpinner label="Loading the first page" />
	const { columns, page } = roomFor(first.data?.pages.length ?? 1)
	return (
		<div className={`grid gap-x-10 gap-y-14 ${columns}`}>
			{templates.map((template) => (
				<Trial key={template.id} template={template} trial={trial} paper={paper} pageClass={page} />
			))}
		</div>
	)
}

function usePageInput(templateId: string, trial: SampleCvEntry, paper: CvDesign['pageSize']) {
	return useMemo(
		() => ({
			document: trial.document,
			design: { ...defaultDesign(), templateId, pageSize: paper },
		}),
		[trial, templateId, paper],
	)
}

// Short CVs stand side by side. Every template gets the room that the first one needs, so that nothing moves when the
// other pages load: extra pages are reached by scrolling.
function roomFor(pages: number): { columns: string; page: string } {
	if (pages <= 1) {
		return { columns: 'sm:grid-cols-2 lg:grid-cols-3', page: 'w-full max-w-[21rem] shrink-0' }
	}
	const page = 'w-[min(21rem,82vw)] shrink-0'
	if (pages === 2) return { columns: 'lg:grid-cols-2', page: `${page} lg:w-[17rem]` }
	return { columns: '', page }
}

// Arrow keys scroll only what can have the focus.
function scrolledByKeys(name: string) {
	return { tabIndex: 0, role: 'group', 'aria-label': `Pages of ${name}` } as const
}

type TrialProps = Omit<CvInEveryTemplateProps, 'templates'> & {
	template: TemplateEntry
	pageClass: string
}

function Trial({ template, trial, paper, pageClass }: TrialProps) {
	const { id, name } = template
	const { ref, isNear } = useIsNearScreen()
	const { data, error } = usePagePictures(usePageInput(id, trial, paper), 100, isNear)
	const pages = data?.pages ?? []
	return (
		<section ref={ref} aria-labelledby={`trial-${id}`} className="min-w-0">
			<div className="mb-4 flex flex-wrap items-baseline gap-x-4">
				<h2 id={`trial-${id}`} className="text-lg">
					{name}
				</h2>
				<p className="text-sm text-ink-soft tabular-nums">
					{pages.length === 0 ? 'Loading the page' : pagesInWords(pages.length)}
				</p>
			</div>
			<div
				{...scrolledByKeys(name)}
				className="-mx-5 -mt-2 -mb-6 flex gap-5 overflow-x-auto px-5 pt-2 pb-10"
			>
				{pages.map(({ hash, svg }, index) => (
					<div key={`${index}-${hash}`} aria-hidden className={`typeset-page ${pageClass}`}>
						{svg ? <PageImage svg={svg} /> : null}
					</div>
				))}
				{pages.length === 0 ? <div aria-hidden className={`typeset-page ${pageClass}`} /> : null}
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
			<ReadBackVerdict template={template} />
		</section>
	)
}

function pagesInWords(count: number): string {
	return count === 1 ? '1 page' : `${count} pages`
}
