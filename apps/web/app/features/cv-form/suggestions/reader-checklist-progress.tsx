import { memo, startTransition, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useCvFormContext } from '../form-state/cv-form-context.tsx'
import { type ChecklistItem, fillReaderChecklist } from './reader-checklist.ts'

const stillAfterMs = 700

/** How much of what readers look for the CV proves, and what would prove the next; it goes when all is proved. */
export const ReaderChecklistProgress = memo(function ReaderChecklistProgress() {
	const evidence = useEvidence()
	const missing = evidence.filter(({ isThere }) => !isThere)
	const [next] = missing
	if (next === undefined) return null
	const there = evidence.length - missing.length
	return (
		<section aria-label="What your CV shows so far" className="text-sm text-ink-soft">
			<p className="flex items-center justify-between gap-2">
				<span>What recruiters look for</span>
				<span className="tabular-nums">
					{there} of {evidence.length}
				</span>
			</p>
			<span aria-hidden className="mt-1.5 grid auto-cols-fr grid-flow-col gap-1">
				{evidence.map(({ id }, index) => (
					<span
						key={id}
						className={`h-1.5 rounded-full forced-colors:border ${index < there ? 'bg-accent forced-colors:bg-[Highlight]' : 'bg-line'}`}
					/>
				))}
			</span>
			<p className="mt-2">
				Next:{' '}
				<Link
					to={buildFieldHref(next.path)}
					replace
					preventScrollReset
					className="font-medium text-ink underline underline-offset-3"
				>
					{next.wanted}
				</Link>
			</p>
		</section>
	)
})

function buildFieldHref(path: string): string {
	const [section] = path.split('.')
	return section === path ? `?section=${path}` : `?section=${section}&field=${path}`
}

/** Returns the checklist, updated when the person pauses, so that typing does not wait for it. */
function useEvidence(): ChecklistItem[] {
	const { store } = useCvFormContext()
	const [evidence, setEvidence] = useState(() => fillReaderChecklist(store.getState()))
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined
		const look = () => {
			const next = fillReaderChecklist(store.getState())
			startTransition(() => setEvidence((before) => (isSame(before, next) ? before : next)))
		}
		const unsubscribe = store.subscribe(() => {
			clearTimeout(timer)
			timer = setTimeout(look, stillAfterMs)
		})
		return () => {
			clearTimeout(timer)
			unsubscribe()
		}
	}, [store])
	return evidence
}

function isSame(one: ChecklistItem[], other: ChecklistItem[]): boolean {
	return one.every(
		({ isThere, path }, index) => isThere === other[index]?.isThere && path === other[index]?.path,
	)
}
