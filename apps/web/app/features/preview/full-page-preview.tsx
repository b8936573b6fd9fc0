import { WifiOff } from 'lucide-react'
import { CvAsText } from '#shared/typeset/cv-as-text.tsx'
import type { PreviewInput } from '#shared/typeset/preview-scheduler.ts'
import { explainOutdatedPages } from './explain-outdated-pages.ts'
import type { ShownPages } from './use-shown-pages.ts'

const width = 'mx-auto max-w-[52rem]'

type FullPagePreviewProps = {
	input: PreviewInput
	/** The pages of this CV, from `useShownPages`. */
	pages: ShownPages
	/** Whose CV it is where it is not the reader's own. */
	person?: string | null
}

/** The pages of a CV large, as they will be printed; the printer gets them and nothing else. */
export function FullPagePreview({ input, pages, person = null }: FullPagePreviewProps) {
	const { document, design } = input
	const cv = person === null ? 'your CV' : `the CV of ${person}`
	const { host, shownCount, problem, keptAt, ...shown } = pages
	// While no page of this design has loaded, pages of another design are not shown in its place.
	const isWithoutPage = shown.isWithoutPage || (problem !== null && shown.isOtherDesign)
	return (
		<div className="bg-desk-2 px-4 py-8 sm:py-12">
			<div role="status" className={width}>
				{problem ? (
					<p className="mb-5 flex gap-2 rounded-control border border-line bg-paper px-4 py-3 text-sm">
						<WifiOff size={16} aria-hidden className="mt-1 shrink-0" />
						<span>{explainOutdatedPages(problem, { cv, isWithoutPage, keptAt })}</span>
					</p>
				) : null}
			</div>
			<div className={isWithoutPage ? 'hidden' : `typeset-print ${width}`}>
				<div aria-hidden className="typeset-stack">
					{shownCount === 0 ? <div className="typeset-page" /> : null}
					<div ref={host} aria-busy={shown.isBehind} className="typeset-pages" />
				</div>
			</div>
			<div
				className={
					isWithoutPage ? `typeset-print bg-paper p-6 shadow-paper sm:p-10 ${width}` : 'sr-only'
				}
			>
				<CvAsText
					document={document}
					design={design}
					label={person === null ? 'Your CV as text' : `The CV of ${person} as text`}
				/>
			</div>
		</div>
	)
}
