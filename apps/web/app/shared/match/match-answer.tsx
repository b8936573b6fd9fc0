import type { MatchReport } from '@app/match'
import { type ReactNode, useId } from 'react'
import { MatchParts } from './match-parts.tsx'
import { RequirementList } from './requirement-list.tsx'

type MatchAnswerProps = {
	match: MatchReport
	onGoToField?: (path: string) => void
	/** What can be done about it, below the figure. */
	children?: ReactNode
}

/** How a CV answers an advert: a figure of its own, each thing asked for, and what the figure is made of. */
export function MatchAnswer({ match, onGoToField, children }: MatchAnswerProps) {
	const titleId = useId()
	if (match.parts.length === 0) {
		return (
			<p role="status" className="text-sm text-ink-soft">
				We couldn’t find any requirements in this text. Paste the part that says what the job needs.
			</p>
		)
	}
	const lists = [
		{ need: 'essential', title: 'Essential' },
		{ need: 'desirable', title: 'Desirable' },
		{ need: 'mentioned', title: 'Also mentioned in the advert' },
	] as const
	return (
		<section aria-labelledby={titleId} className="grid gap-6">
			<div>
				<h3 id={titleId} className="text-lg">
					{match.score} of 100 for {match.title === null ? 'this job' : `“${match.title}”`}
				</h3>
				<p className="mt-1 text-sm text-ink-soft">
					This is separate from your CV score. It shows how much of the advert your CV covers, not
					whether you’ll get an interview.
				</p>
			</div>
			{children}
			{lists.map(({ need, title }) => (
				<RequirementList
					key={need}
					title={title}
					requirements={match.requirements.filter((one) => one.need === need)}
					{...(onGoToField ? { onGoToField } : {})}
				/>
			))}
			<PlainLines title="Check before you apply" lines={match.warnings} />
			<PlainLines title="Make sure you can answer these" lines={match.knockOuts} />
			<PlainLines
				title="Repeated too often: it reads as if written for software"
				lines={match.stuffed}
			/>
			<MatchParts parts={match.parts} />
		</section>
	)
}

function PlainLines({ title, lines }: { title: string; lines: string[] }) {
	if (lines.length === 0) return null
	return (
		<section>
			<h4 className="font-sans text-sm font-semibold tracking-normal">{title}</h4>
			<ul className="mt-1.5 mb-0 grid gap-1 pl-5 text-sm">
				{lines.map((line, index) => (
					<li key={`${index}-${line}`} className="wrap-anywhere">
						{line}
					</li>
				))}
			</ul>
		</section>
	)
}
