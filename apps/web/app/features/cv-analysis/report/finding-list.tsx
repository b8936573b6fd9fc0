import type { Finding } from '@app/checks'
import type { CvDocument } from '@app/cv'
import { CircleCheck } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { splitFindings } from '#shared/report/split-findings.ts'
import { Tips } from '#shared/report/tips.tsx'
import { type FindingActions, FindingRow } from './finding-row.tsx'
import type { LitFinding } from './use-highlighted-finding.ts'
import type { OpenFinding } from './use-open-finding.ts'

type FindingListProps = Omit<FindingActions, 'onTouch' | 'onOpen' | 'onClose'> & {
	findings: Finding[]
	document: CvDocument
	lit: LitFinding
	remark: OpenFinding
}

/** The remarks, what wins most at the top, and the tips after them, which cost nothing. One is open at a time. */
export function FindingList({ findings, ...rest }: FindingListProps) {
	const { toFix, tips } = splitFindings(findings)
	return (
		<div data-remarks className="group">
			{toFix.length === 0 ? (
				<NothingToFix hasTips={tips.length > 0} />
			) : (
				<>
					<KeysHint />
					<Rows findings={toFix} firstNumber={1} {...rest} />
				</>
			)}
			<Tips count={tips.length}>
				<Rows findings={tips} firstNumber={toFix.length + 1} {...rest} />
			</Tips>
		</div>
	)
}

function Rows({
	findings,
	firstNumber,
	document,
	lit,
	remark,
	...actions
}: FindingListProps & { firstNumber: number }) {
	return (
		<ol
			className="m-0 list-none rounded-panel border border-line bg-paper p-0"
			onKeyDown={(event) => moveByKey(event, remark.close)}
		>
			{findings.map((finding, index) => (
				<FindingRow
					key={finding.id}
					finding={finding}
					document={document}
					number={firstNumber + index}
					isOpen={remark.openId === finding.id}
					isLit={lit.litId === finding.id}
					wish={lit.remarkWish?.id === finding.id ? lit.remarkWish : null}
					focusWish={remark.focusWish?.id === finding.id ? remark.focusWish : null}
					onTouch={(id) => lit.onTouch(id, 'remark')}
					onOpen={remark.open}
					onClose={remark.close}
					{...actions}
				/>
			))}
		</ol>
	)
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

// From remark to remark by arrow keys, and Esc closes the open one; keys in a field or a menu are theirs.
function moveByKey(event: KeyboardEvent<HTMLElement>, close: () => void): void {
	if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return
	const row = event.target.closest<HTMLElement>('[data-remark]')
	if (row === null || event.target.closest('[role=menu]')) return
	if (event.key === 'Escape') {
		close()
		findTitle(row)?.focus()
		return
	}
	const by = steps[event.key]
	if (by === undefined || event.target.closest('input, textarea, select')) return
	const rows = [
		...(row.closest('[data-remarks]')?.querySelectorAll<HTMLElement>('[data-remark]') ?? []),
	]
	const next = rows[rows.indexOf(row) + by]
	if (next === undefined) return
	event.preventDefault()
	findTitle(next)?.focus()
}

function findTitle(row: HTMLElement): HTMLElement | null {
	return row.querySelector<HTMLElement>('[data-remark-title]')
}

const key = 'rounded-[4px] border border-line bg-paper px-1.5 font-sans text-xs'

/** Which keys work in the list, told while the focus is in it. */
function KeysHint() {
	return (
		<p className="-mt-4 mb-2 flex items-center justify-end gap-1.5 text-xs text-ink-soft invisible group-focus-within:visible pointer-coarse:hidden">
			<kbd className={key}>↑</kbd>
			<kbd className={key}>↓</kbd> next comment
			<kbd className={`${key} ml-2`}>Enter</kbd> open
			<kbd className={`${key} ml-2`}>Esc</kbd> close
		</p>
	)
}

function NothingToFix({ hasTips }: { hasTips: boolean }) {
	return (
		<div className="rounded-panel border border-line bg-paper px-6 py-10 text-center">
			<CircleCheck size={28} className="mx-auto text-moss" aria-hidden="true" />
			<h3 className="mt-3 text-lg">Nothing to fix</h3>
			<p className="mx-auto mt-1.5 max-w-96 text-sm text-ink-soft">
				{hasTips
					? 'Nothing is costing you points. The tips below could still help.'
					: 'Your CV passed every check. Now tailor it to each job you apply for.'}
			</p>
		</div>
	)
}
