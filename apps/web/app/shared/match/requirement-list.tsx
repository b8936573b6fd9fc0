import type { MatchedRequirement, Proof } from '@app/match'
import { Check, CircleDashed, CircleHelp, List } from 'lucide-react'
import { AnswerMissing } from './answer-missing.tsx'
import { ConfirmLine } from './confirm-line.tsx'
import type { CvLines } from './evidence-candidates.ts'
import { EvidenceLine } from './evidence-line.tsx'
import type { OnConfirm } from './with-confirmed-line.ts'

const proofs: Record<Proof, { word: string; Icon: typeof Check; colour: string }> = {
	shown: { word: 'Shown', Icon: Check, colour: 'text-moss' },
	perhaps: { word: 'Maybe', Icon: CircleHelp, colour: 'text-amber' },
	listed: { word: 'Only listed', Icon: List, colour: 'text-amber' },
	missing: { word: 'Missing: add only if true', Icon: CircleDashed, colour: 'text-ink-soft' },
}

type RequirementListProps = {
	title: string
	requirements: MatchedRequirement[]
	onGoToField?: (path: string) => void
	/** Stores the person's answer about a line that may show a requirement; without it the person isn't asked. */
	onConfirm?: OnConfirm
	/** The lines of the CV, to choose another one from. */
	lines: CvLines
}

/** The requirements of an advert under one heading, each with the words of the CV that show it. */
export function RequirementList({
	title,
	requirements,
	onGoToField,
	onConfirm,
	lines,
}: RequirementListProps) {
	const asked = requirements.filter(({ secondTo }) => secondTo === undefined)
	if (asked.length === 0) return null
	const shown = asked.filter(({ proof }) => proof === 'shown').length
	return (
		<section>
			<h4 className="font-sans text-sm font-semibold tracking-normal">
				{title}{' '}
				<span className="font-normal text-ink-soft">
					({shown} of {asked.length} shown)
				</span>
			</h4>
			<ul className="mt-2 mb-0 list-none rounded-panel border border-line bg-paper p-0">
				{asked.map((requirement) => (
					<Row
						key={`${requirement.conceptId} ${requirement.narrower ?? ''}`}
						requirement={requirement}
						lines={lines}
						{...(onGoToField ? { onGoToField } : {})}
						{...(onConfirm ? { onConfirm } : {})}
					/>
				))}
			</ul>
		</section>
	)
}

type RowProps = Pick<RequirementListProps, 'onGoToField' | 'onConfirm' | 'lines'> & {
	requirement: MatchedRequirement
}

function Row({ requirement, onGoToField, onConfirm, lines }: RowProps) {
	const {
		quote,
		alternatives = [],
		alsoSaid,
		proof,
		evidence,
		isLongAgo,
		ownWords,
		onlySubject,
		question,
	} = requirement
	const { word, Icon, colour } = proofs[proof]
	const [best] = evidence
	return (
		<li className="border-b border-line px-4 py-2.5 text-sm last:border-0">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<span className="min-w-0">
					<span className="font-semibold wrap-anywhere">{quote}</span>
					{alternatives.length === 0 ? null : (
						<span className="wrap-anywhere"> or {alternatives.join(' or ')}</span>
					)}
					{alsoSaid.length === 0 ? null : (
						<span className="text-ink-soft wrap-anywhere"> · also “{alsoSaid.join('”, “')}”</span>
					)}
				</span>
				<span className={`inline-flex items-center gap-1.5 text-xs font-semibold ${colour}`}>
					<Icon size={14} strokeWidth={2} aria-hidden />
					{word}
				</span>
			</div>
			{proof === 'perhaps' && best !== undefined ? <p className="mt-0.5">Is this it?</p> : null}
			{question === undefined ? null : <p className="mt-0.5 wrap-anywhere">{question}</p>}
			{question !== undefined && onConfirm ? (
				<AnswerMissing requirement={requirement} lines={lines} onConfirm={onConfirm} />
			) : null}
			{best === undefined ? null : (
				<EvidenceLine evidence={best} {...(onGoToField ? { onGoToField } : {})} />
			)}
			{proof === 'perhaps' && best !== undefined && onConfirm ? (
				<ConfirmLine requirement={requirement} lines={lines} onConfirm={onConfirm} />
			) : null}
			{ownWords === undefined ? null : (
				<p className="mt-0.5 text-xs text-ink-soft">
					You call it “{ownWords}”. Use the advert’s wording once, if it’s true of what you did.
				</p>
			)}
			{onlySubject === undefined ? null : (
				<p className="mt-0.5 text-xs text-ink-soft">
					Your CV says “{onlySubject}”. If you have the qualification itself, add it by name.
				</p>
			)}
			{isLongAgo ? (
				<p className="mt-0.5 text-xs text-ink-soft">
					Only in work that ended more than 5 years ago. Be honest about this if you’re asked.
				</p>
			) : null}
		</li>
	)
}
