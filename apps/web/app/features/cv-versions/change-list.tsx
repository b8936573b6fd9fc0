import type { WordRun } from '@app/cv'
import { useMemo } from 'react'
import type { ComparedSide } from './describe-changes.ts'
import { describeChanges } from './describe-changes.ts'
import type { ChangeLine } from './describe-design.ts'

type ChangeListProps = { older: ComparedSide; newer: ComparedSide }

/** Every difference, place by place: words that went are struck through, words that came are marked. */
export function ChangeList({ older, newer }: ChangeListProps) {
	const groups = useMemo(
		() => describeChanges(older.content, newer.content),
		[older.content, newer.content],
	)
	if (groups.length === 0) {
		return <p className="text-ink-soft">No differences. The words and the design are the same.</p>
	}
	return (
		<>
			<p className="mb-6 max-w-[40rem] text-sm text-ink-soft">
				From “{older.name}” to “{newer.name}”. Words <Removed>struck through</Removed> were removed.
				Words <Added>underlined</Added> were added.
			</p>
			<div className="grid max-w-[46rem] gap-7">
				{groups.map(({ id, title, lines }) => (
					<section key={id} aria-labelledby={`change-${id}`}>
						<h3 id={`change-${id}`} className="mb-2 border-b border-line pb-1.5 text-lg">
							{title}
						</h3>
						<ul className="m-0 grid list-none gap-2.5 p-0">
							{lines.map((line) => (
								<li key={line.id}>
									<Line line={line} />
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</>
	)
}

function Line({ line }: { line: ChangeLine }) {
	if ('note' in line) return <p className="text-ink-soft">{line.note}</p>
	return (
		<div className="grid gap-x-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
			<p className="pt-px text-sm text-ink-soft empty:hidden">{line.label}</p>
			<p
				className={`whitespace-pre-wrap [overflow-wrap:anywhere] ${line.label ? '' : 'sm:col-span-2'}`}
			>
				{withPlaces(line.runs).map(({ place, kind, text }) => {
					if (kind === 'removed') return <Removed key={place}>{text}</Removed>
					return kind === 'added' ? <Added key={place}>{text}</Added> : text
				})}
			</p>
		</div>
	)
}

function withPlaces(runs: WordRun[]) {
	return runs.map((run, place) => ({ ...run, place }))
}

// Few screen readers tell of these elements by themselves, so words that are only heard do.
function Removed({ children }: { children: string }) {
	return (
		<del className="text-ink-soft line-through decoration-brick decoration-2">
			<span className="sr-only">[removed: </span>
			{children}
			<span className="sr-only">] </span>
		</del>
	)
}

function Added({ children }: { children: string }) {
	return (
		<ins className="rounded-[3px] bg-marker px-0.5 text-ink-on-marker underline decoration-[1.5px] underline-offset-2 [del+&]:ml-1">
			<span className="sr-only">[added: </span>
			{children}
			<span className="sr-only">] </span>
		</ins>
	)
}
