import type { PreviewProblem } from '#shared/typeset/preview-scheduler.ts'
import { formatAge } from './format-age.ts'

type Shown = {
	/** Whose CV it is, in words. */
	cv: string
	/** The words stand there instead of pages. */
	isWithoutPage: boolean
	/** When the pages that stand there were kept; `null` where the server set them since this was opened. */
	keptAt: number | null
}

/** Why the newest pages are not there, and what stands there instead. */
export function noteAboutPages(problem: NonNullable<PreviewProblem>, shown: Shown): string {
	const { kind, message } = problem
	const { keptAt } = shown
	if (kind === 'refused') return keptAt === null ? message : `${message} ${whatStands(shown)}`
	const reason = kind === 'busy' ? message : 'The server cannot be reached.'
	return `${reason} ${whatStands(shown)} The server is asked again by itself.`
}

function whatStands({ cv, isWithoutPage, keptAt }: Shown): string {
	if (isWithoutPage) return `Until the page is set, this is ${cv} in words.`
	return keptAt === null
		? 'These pages are from before the last change.'
		: `These are your pages as they were on ${formatAge(keptAt)}; what you wrote after that is not on them.`
}
