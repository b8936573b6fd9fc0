import { analyse, type Report } from '@app/checks'
import type { CvDocument } from '@app/cv'
import { useEffect, useState } from 'react'
import { requestReport } from './request-report.ts'

type Answer = { cv: CvDocument; report: Report }

/**
 * Returns the report on a CV, spelling included; `null` until the checks are done. Where a browser cannot run the
 * checks in a worker, they run in the page, without the dictionary.
 */
export function useReport(cv: CvDocument, dismissed: readonly string[]): Report | null {
	const [answer, setAnswer] = useState<Answer | null>(null)
	useEffect(() => {
		let isGone = false
		const ask = async () => {
			const report = await requestOrAnalyse(cv, [...dismissed])
			if (!isGone) setAnswer({ cv, report })
		}
		void ask()
		return () => {
			isGone = true
		}
	}, [cv, dismissed])
	return answer?.report ?? null
}

async function requestOrAnalyse(cv: CvDocument, dismissed: string[]): Promise<Report> {
	try {
		return await requestReport(cv, dismissed)
	} catch {
		// The words of this page are here; only the dictionary and the second thread are not.
	}
	return analyse({ cv, source: null, today: new Date().toISOString().slice(0, 10), dismissed })
}
