import type { Advice } from '@app/rewrite'
import { toolClass } from './question-field.tsx'
import type { Statement } from './statements.ts'

/** Advice that may be better than rewording a line, and the bullets that splitting it would give. */
export type AdvisedLine = { advice: Advice | null; bullets: readonly string[] }

/** The advice in a sentence; `null` where there is none. */
export function adviceSentence({ advice, bullets }: AdvisedLine): string | null {
	if (advice === 'delete') return 'Delete this line: it says nothing an employer could check.'
	return advice === 'split' ? `Split this line into ${bullets.length} bullets.` : null
}

/** Returns the label of the button that follows the advice. */
export function nameAdvice({ advice, bullets }: AdvisedLine): string {
	return advice === 'delete' ? 'Delete' : `Split into ${bullets.length} bullets`
}

/** The line once the advice is followed: crossed out, or the bullets it becomes. */
export function AdviceFollowed({ statement }: { statement: Pick<Statement, 'text' | 'lines'> }) {
	const { text, lines } = statement
	return (
		<>
			{lines.length === 0 ? (
				<p className="text-lg leading-snug [overflow-wrap:anywhere]">
					<del className="text-ink-soft">{text}</del>
				</p>
			) : (
				<ul className="m-0 grid gap-1 pl-5 text-lg leading-snug [overflow-wrap:anywhere]">
					{lines.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			)}
			<p role="status" className="mt-1 text-sm text-ink-soft">
				{lines.length === 0 ? 'Left out of your CV.' : `Now ${lines.length} bullets.`}
			</p>
		</>
	)
}

type LineAdviceProps = AdvisedLine & {
	onDelete: () => void
	onSplit: (bullets: readonly string[]) => void
}

/** The button that follows the advice. */
export function LineAdvice({ advice, bullets, onDelete, onSplit }: LineAdviceProps) {
	if (advice === null) return null
	const isDelete = advice === 'delete'
	return (
		<div className="-ml-2">
			<button
				type="button"
				className={toolClass}
				onClick={() => (isDelete ? onDelete() : onSplit(bullets))}
			>
				{isDelete ? 'Delete: it says nothing' : nameAdvice({ advice, bullets })}
			</button>
		</div>
	)
}

/** A sentence or two about the work that is left to the writer of a line. */
export function LineRemark({ remark }: { remark: string | null }) {
	return remark === null ? null : <p className="mt-1 text-sm text-ink-soft">{remark}</p>
}
