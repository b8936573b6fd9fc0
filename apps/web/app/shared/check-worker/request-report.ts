import type { Report } from '@app/checks'
import type { CvDocument } from '@app/cv'
import { openCheckEngine } from './check-engine.ts'

/**
 * Returns the report on the words of a CV. Where the browser has no workers, the checks run in this thread, without
 * the dictionary. Rejects when the worker fails.
 */
export async function requestReport(
	cv: CvDocument,
	dismissed: readonly string[] = [],
): Promise<Report> {
	const answer = await openCheckEngine()?.check(cv, [...dismissed])
	if (answer !== undefined) return answer.report
	const { analyse } = await import('@app/checks')
	return analyse({
		cv,
		source: null,
		today: new Date().toISOString().slice(0, 10),
		dismissed: [...dismissed],
	})
}
