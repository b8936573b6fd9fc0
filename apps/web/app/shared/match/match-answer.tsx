import type { CvDocument } from '@app/cv'
import type { MatchedRequirement, MatchReport } from '@app/match'
import { type ReactNode, useId, useMemo } from 'react'
import { listCvLines } from './evidence-candidates.ts'
import { MatchAdvice } from './match-advice.tsx'
import { MatchScoreParts } from './match-score-parts.tsx'
import { RequirementList } from './requirement-list.tsx'
import type { OnConfirm } from './with-confirmed-line.ts'

type MatchAnswerProps = {
	match: MatchReport
	/** The CV that was matched, to choose another line of it. */
	cv: CvDocument | null
	onGoToField?: (path: string) => void
	/** Stores the person's answer about a line that may show a requirement. */
	onConfirm?: OnConfirm
	/** The actions below the advice. */
	children?: ReactNode
}

/** The match of a CV with an advert: the advice first, then each requirement, and last a figure with its parts. */
export function MatchAnswer(props: MatchAnswerProps) {
	const { match, cv, onGoToField, onConfirm, children } = props
	const titleId = useId()
	const cvLines = useMemo(() => listCvLines(cv), [cv])
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
	const asked = match.requirements.filter(({ kind }) => kind !== 'soft')
	const traits = match.requirements.filter(({ kind }) => kind === 'soft').map(({ quote }) => quote)
	return (
		<section aria-labelledby={titleId} className="grid gap-6">
			<MatchAdvice advice={match.advice} titleId={titleId} />
			{children}
			{lists.map(({ need, title }) => (
				<RequirementList
					key={need}
					title={title}
					lines={cvLines}
					requirements={inOrder(
						asked.filter((one) => one.need === need),
						match.advice.mustHaves,
					)}
					{...(onGoToField ? { onGoToField } : {})}
					{...(onConfirm ? { onConfirm } : {})}
				/>
			))}
			<PlainLines title="The kind of person they’re looking for" lines={traits} />
			<PlainLines title="Check before you apply" lines={match.warnings} />
			<PlainLines title="Make sure you can answer these" lines={match.knockOuts} />
			<PlainLines
				title="Words your CV repeats too often, as if it was written for software"
				lines={match.stuffed}
			/>
			<div>
				<h4 className="text-lg">
					{match.score} out of 100 for {match.title === null ? 'this job' : `“${match.title}”`}
				</h4>
				<p className="mt-1 text-sm text-ink-soft">
					This is separate from your CV score. It shows how much of the advert your CV covers, not
					whether you’ll get an interview.
				</p>
			</div>
			<MatchScoreParts parts={match.parts} />
		</section>
	)
}

const urgency = { perhaps: 1, missing: 2, listed: 3, shown: 4 } as const

// Missing must-haves come first, then requirements that need an answer, and certain ones last.
function inOrder(requirements: MatchedRequirement[], mustHaves: string[]): MatchedRequirement[] {
	const place = ({ quote, proof }: MatchedRequirement) =>
		mustHaves.includes(quote) ? 0 : urgency[proof]
	return requirements.toSorted((one, other) => place(one) - place(other))
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
