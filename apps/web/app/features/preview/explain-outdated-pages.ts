import type { PreviewProblem } from '#shared/typeset/preview-scheduler.ts'

type Shown = {
	/** Whose CV it is, in words. */
	cv: string
	/** The words stand there instead of pages. */
	isWithoutPage: boolean
	/** When the pages shown there were kept; `null` where the server set them since this was opened. */
	keptAt: number | null
}

/** Explains why the newest pages are missing, and what is shown instead. */
export function explainOutdatedPages(problem: NonNullable<PreviewProblem>, shown: Shown): string {
	const { kind, message } = problem
	const { keptAt } = shown
	if (kind === 'refused') return keptAt === null ? message : `${message} ${whatStands(shown)}`
	const reason = kind === 'busy' ? message : 'We can’t reach the server.'
	return `${reason} ${whatStands(shown)} We’ll keep trying.`
}

function whatStands({ cv, isWithoutPage, keptAt }: Shown): string {
	if (isWithoutPage) return `Here’s ${cv} as text for now.`
	return keptAt === null
		? 'These pages don’t show your latest change.'
		: `These are your pages from ${formatAge(keptAt)}. They don’t show what you wrote after that.`
}

/** A moment as people tell it: `22 November at 18:02`. */
export function formatAge(at: number): string {
	return new Date(at).toLocaleString('en-GB', {
		day: 'numeric',
		month: 'long',
		hour: '2-digit',
		minute: '2-digit',
	})
}
