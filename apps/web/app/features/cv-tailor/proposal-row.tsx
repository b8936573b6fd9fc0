import type { Proposal } from '@app/rewrite'
import type { KeyboardEvent } from 'react'
import { ChangedText } from '#shared/rewrite-ui/changed-text.tsx'
import { toolClass } from '#shared/rewrite-ui/question-field.tsx'

type ProposalRowProps = { proposal: Proposal; onAccept: () => void; onRefuse: () => void }

/**
 * Shows one change: its effect, its reason, and the words before and after. While it has the focus, A accepts and R
 * refuses.
 */
export function ProposalRow({ proposal, onAccept, onRefuse }: ProposalRowProps) {
	const keys: Readonly<Record<string, () => void>> = { a: onAccept, r: onRefuse }

	function handleKeyDown(event: KeyboardEvent<HTMLLIElement>) {
		if (event.ctrlKey || event.metaKey || event.altKey) return
		const act = keys[event.key.toLowerCase()]
		if (act === undefined) return
		event.preventDefault()
		act()
	}

	return (
		<li className="border-b border-line px-4 py-3 last:border-b-0" onKeyDown={handleKeyDown}>
			<h5 className="font-sans text-sm font-semibold tracking-normal">{proposal.title}</h5>
			<p className="mt-0.5 text-sm text-ink-soft">{proposal.why}</p>
			<Change proposal={proposal} />
			<div className="-ml-2 mt-1 flex flex-wrap gap-x-2">
				<Tool label="Accept" shortcut="a" about={proposal.title} onClick={onAccept} />
				<Tool label="Keep mine" shortcut="r" about={proposal.title} onClick={onRefuse} />
			</div>
		</li>
	)
}

type ToolProps = { label: string; shortcut: string; about: string; onClick: () => void }

function Tool({ label, shortcut, about, onClick }: ToolProps) {
	return (
		<button
			type="button"
			aria-label={`${label}: ${about}`}
			aria-keyshortcuts={shortcut}
			className={toolClass}
			onClick={onClick}
		>
			{label}
		</button>
	)
}

function Change({ proposal: { kind, before, after } }: { proposal: Proposal }) {
	if (kind === 'lines-order')
		return (
			<ol className="mt-2 mb-0 list-decimal pl-5 text-sm wrap-anywhere">
				{after.map((line, index) => (
					<li key={`${index}-${line}`} className="mt-1">
						{line}
					</li>
				))}
			</ol>
		)
	const [old = '', next = ''] = [before[0], after[0]]
	return (
		<div className="mt-2 text-sm wrap-anywhere">
			{old === '' ? null : <p className="text-ink-soft">{old}</p>}
			<p className="mt-0.5">
				{kind === 'skills-order' || old === '' ? next : <ChangedText before={old} after={next} />}
			</p>
		</div>
	)
}
