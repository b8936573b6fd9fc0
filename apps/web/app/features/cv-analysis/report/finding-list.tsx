import type { Finding } from '@app/checks'
import type { CvDocument } from '@app/cv'
import { CircleCheck } from 'lucide-react'
import { FindingRow } from './finding-row.tsx'
import type { LitFinding } from './use-highlighted-finding.ts'

type FindingListProps = {
	findings: Finding[]
	document: CvDocument
	lit: LitFinding
	onShowOnPage: (findingId: string) => void
	onImprove: () => void
	onSetAside: (checkId: string) => void
}

/** The remarks, what to mend first at the top. */
export function FindingList({ findings, document, lit, ...actions }: FindingListProps) {
	if (findings.length === 0) return <NothingToMend />
	return (
		<ol className="rounded-panel border border-line bg-paper">
			{findings.map((finding) => (
				<FindingRow
					key={finding.id}
					finding={finding}
					document={document}
					isLit={lit.litId === finding.id}
					wish={lit.remarkWish?.id === finding.id ? lit.remarkWish : null}
					onTouch={(id) => lit.onTouch(id, 'remark')}
					{...actions}
				/>
			))}
		</ol>
	)
}

function NothingToMend() {
	return (
		<div className="rounded-panel border border-line bg-paper px-6 py-10 text-center">
			<CircleCheck size={28} className="mx-auto text-moss" aria-hidden="true" />
			<h3 className="mt-3 text-lg">Nothing to fix</h3>
			<p className="mx-auto mt-1.5 max-w-96 text-sm text-ink-soft">
				Your CV passed every check. Now tailor it to each job you apply for.
			</p>
		</div>
	)
}
