import { tailorToMatch } from '@app/rewrite'
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { AskModelAboutAdvert } from './ask-model-about-advert.tsx'
import { ProposalRow } from './proposal-row.tsx'
import { QuestionList } from './question-list.tsx'
import type { TailorPanelProps } from './tailor-panel-props.ts'

/** The changes that fit the CV to the advert, one by one, and the questions that only the person can answer. */
export function TailorPanel({ cv, match, advert, onAccept }: TailorPanelProps) {
	const titleId = useId()
	const title = useRef<HTMLHeadingElement>(null)
	const [refused, setRefused] = useState<readonly string[]>([])
	const asIs = useDeferredValue(cv)
	const { proposals, questions } = useMemo(
		() => tailorToMatch(asIs, match, new Date().toISOString().slice(0, 10)),
		[asIs, match],
	)
	const open = proposals.filter(({ id }) => !refused.includes(id))

	// The row that had the focus is gone; the heading that counts the others takes it.
	function leaveRow() {
		title.current?.focus({ preventScroll: true })
	}

	return (
		<section aria-labelledby={titleId} className="grid gap-4">
			<div>
				<h4
					ref={title}
					id={titleId}
					tabIndex={-1}
					className="font-sans text-sm font-semibold tracking-normal"
				>
					{countInWords(open.length)}
				</h4>
				<p className="mt-1 text-sm text-ink-soft">
					Your titles, employers and dates stay as they are. You can undo anything you accept.
				</p>
			</div>
			{open.length > 0 ? (
				<ul className="m-0 list-none rounded-panel border border-line bg-paper p-0">
					{open.map((proposal) => (
						<ProposalRow
							key={proposal.id}
							proposal={proposal}
							onAccept={() => {
								onAccept(proposal)
								leaveRow()
							}}
							onRefuse={() => {
								setRefused([...refused, proposal.id])
								leaveRow()
							}}
						/>
					))}
				</ul>
			) : null}
			<QuestionList questions={questions} />
			<AskModelAboutAdvert
				cv={cv}
				match={match}
				advert={advert}
				questions={questions}
				onAccept={onAccept}
			/>
		</section>
	)
}

function countInWords(count: number): string {
	if (count === 0) return 'No more changes for this advert'
	return count === 1 ? 'One change for this advert' : `${count} changes for this advert`
}
