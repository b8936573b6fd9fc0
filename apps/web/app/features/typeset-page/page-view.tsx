import { WifiOff } from 'lucide-react'
import { useMemo } from 'react'
import type { WhichCv } from '#shared/kept-cvs/which-cv.ts'
import { CvAsText } from '#shared/typeset/cv-as-text.tsx'
import type { PreviewInput, PreviewProblem } from '#shared/typeset/preview-scheduler.ts'
import type { PreviewSource } from '#shared/typeset/use-live-pages.ts'
import { timeInWords } from './time-in-words.ts'
import { useShownPages } from './use-shown-pages.ts'

const width = 'mx-auto max-w-[52rem]'

const neverChanges = () => () => undefined

type PageViewProps = {
	input: PreviewInput
	/** Which CV it is, so that its pages can be seen while the server cannot be reached. */
	which?: WhichCv | null
}

/** The pages of a CV large, as they will be printed; the printer gets them and nothing else. */
export function PageView({ input, which = null }: PageViewProps) {
	const { document, design } = input
	const source = useMemo<PreviewSource>(() => {
		const same = { document, design }
		return { getInput: () => same, subscribe: neverChanges }
	}, [document, design])
	const { host, shownCount, isWithoutPage, problem, keptAt } = useShownPages(source, which)
	return (
		<div className="bg-desk-2 px-4 py-8 sm:py-12">
			<div role="status" className={width}>
				{problem ? (
					<p className="mb-5 flex gap-2 rounded-control border border-line bg-paper px-4 py-3 text-sm">
						<WifiOff size={16} aria-hidden className="mt-1 shrink-0" />
						<span>{noteAbout(problem, keptAt)}</span>
					</p>
				) : null}
			</div>
			<div className={isWithoutPage ? 'hidden' : `typeset-print ${width}`}>
				<div aria-hidden className="typeset-stack">
					{shownCount === 0 ? <div className="typeset-page" /> : null}
					<div ref={host} className="typeset-pages" />
				</div>
			</div>
			<div
				className={
					isWithoutPage ? `typeset-print bg-paper p-6 shadow-paper sm:p-10 ${width}` : 'sr-only'
				}
			>
				<CvAsText document={document} />
			</div>
		</div>
	)
}

function noteAbout({ kind, message }: NonNullable<PreviewProblem>, keptAt: number | null): string {
	if (kind === 'refused') return message
	const ask = 'It is asked again by itself.'
	return keptAt === null
		? `The server cannot be reached, so this is your CV in words. ${ask}`
		: `The server cannot be reached. These are your pages as they were on ${timeInWords(keptAt)}; what you wrote after that is not on them. ${ask}`
}
