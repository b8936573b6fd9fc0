import type { Advice } from '@app/rewrite'
import { toolClass } from './question-field.tsx'

/** What may be better than another wording of a line, and the bullets that it would be split into. */
export type AdvisedLine = { advice: Advice | null; bullets: readonly string[] }

/** The advice in a sentence; `null` where there is none. */
export function adviceSentence({ advice, bullets }: AdvisedLine): string | null {
	if (advice === 'delete') return 'Delete this line: it says nothing an employer could check.'
	return advice === 'split' ? `Split this line into ${bullets.length} bullets.` : null
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
				{isDelete ? 'Delete: it says nothing' : `Split into ${bullets.length} bullets`}
			</button>
		</div>
	)
}
