import type { Finding } from '@app/checks'
import { useLocation, useNavigate } from 'react-router'
import { findingAnchor, readFindingId } from './finding-anchor.ts'

const reportViews = ['fix', 'machine', 'score'] as const
export type ReportView = (typeof reportViews)[number]

type ReportAddress = {
	view: ReportView
	/** Whether a link opens the passed checks, which are folded below the remarks to fix. */
	isGoodOpen: boolean
	/** The finding that the address points at. */
	chosenId: string | null
	openView: (view: ReportView) => void
	openFinding: (findingId: string) => void
}

/** Which part of the report is open and which finding is chosen, as the address keeps them over a reload. */
export function useReportUrlState(findings: Finding[]): ReportAddress {
	const { search, hash, state } = useLocation()
	const navigate = useNavigate()
	const chosenId = readFindingId(hash, findings)
	const goTo = (view: ReportView, newHash: string) => {
		const query = new URLSearchParams(search)
		if (view === 'fix') query.delete('view')
		else query.set('view', view)
		const address = { search: `?${query}`, hash: newHash }
		void navigate(address, { replace: true, preventScrollReset: true, state })
	}
	return {
		// A link to a finding leads to the part that the findings are in.
		view: chosenId === null ? readView(search) : 'fix',
		isGoodOpen: new URLSearchParams(search).get('view') === 'good',
		chosenId,
		openView: (view) => goTo(view, ''),
		openFinding: (findingId) => goTo('fix', encodeURIComponent(findingAnchor(findingId))),
	}
}

function readView(search: string): ReportView {
	const wanted = new URLSearchParams(search).get('view')
	return reportViews.find((view) => view === wanted) ?? 'fix'
}
