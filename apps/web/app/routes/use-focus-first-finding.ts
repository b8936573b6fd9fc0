import type { Report } from '@app/checks'
import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { FindingHighlight } from '#features/cv-check/use-finding-highlight.ts'
import { splitFindings } from '#shared/report/split-findings.ts'

/** Where the editor opens Check with the focus on the first remark that costs points. */
export const firstFindingSearch = '?section=personalInfo&mode=check&remark=first'

/** Moves the focus to the first remark that costs points, once its report is there, if the address asks for it. */
export function useFocusFirstFinding(report: Report | null, { onOpenAt }: FindingHighlight): void {
	const { key } = useLocation()
	const [search] = useSearchParams()
	const isAskedFor = search.get('mode') === 'check' && search.get('remark') === 'first'
	const goneToFor = useRef<string | null>(null)
	useEffect(() => {
		if (!isAskedFor || report === null || goneToFor.current === key) return
		goneToFor.current = key
		const [first] = splitFindings(report.findings).toFix
		if (first !== undefined) onOpenAt(first.id)
	}, [isAskedFor, report, key, onOpenAt])
}
