import type { Finding } from '@app/checks'
import type { CvDocument } from '@app/cv'
import { useId } from 'react'
import { ChangedText } from '#shared/rewrite-ui/changed-text.tsx'
import { composeStatement } from '#shared/rewrite-ui/statements.ts'
import { findLines, isAnsweredByWords, isStillDuty, type LineToFix } from './find-fix.ts'

/** A line with a better wording that needs no answer. */
export type Rewording = LineToFix & { after: string }

/** The lines of a remark that are better worded as they are, without asking anything; none where that is no answer. */
export function findRewordings(finding: Finding, cv: CvDocument): Rewording[] {
	if (!isAnsweredByWords(finding)) return []
	return [...findLines(finding, cv)].flatMap((line) => {
		const { before, current, title, text } = line
		const after = composeStatement(before, { current, text, title }).text.trim()
		const isBetter = after !== '' && after !== before && !isStillDuty(finding, after)
		return isBetter ? [{ ...line, after }] : []
	})
}

/** Shows the new wording of the other lines of a remark, before the person accepts all of them at once. */
export function OtherRewordings({ lines }: { lines: readonly Rewording[] }) {
	const titleId = useId()
	if (lines.length === 0) return null
	return (
		<section aria-labelledby={titleId}>
			<h4 id={titleId} className="font-sans text-sm font-semibold tracking-normal">
				{lines.length === 1 ? 'One more line like it' : `${lines.length} more lines like it`}
			</h4>
			<ul className="mt-1.5 mb-0 grid list-none gap-1 p-0 font-serif">
				{lines.map(({ path, before, after }) => (
					<li key={path} className="[overflow-wrap:anywhere]">
						<ChangedText before={before} after={after} />
					</li>
				))}
			</ul>
		</section>
	)
}
