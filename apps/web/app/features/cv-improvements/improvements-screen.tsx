import type { CvDocument } from '@app/cv'
import { Check, PenLine, Undo2 } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import type { AcceptedLine } from './apply-accepted.ts'
import { FindingsPart } from './findings-part.tsx'
import { ImprovementRow } from './improvement-row.tsx'
import {
	acceptedOf,
	type Choices,
	choose,
	type Improvement,
	improvementsOf,
} from './improvements.ts'
import { linesToImprove } from './lines-to-improve.ts'

export type ImprovementsScreenProps = {
	title: string
	document: CvDocument
	/** Checks that the person set aside, by number. */
	dismissed: readonly string[]
	editPath: string
	/** Keeps the accepted lines as one version; answers how to take that back. Throws a sentence when it fails. */
	onSave: (accepted: AcceptedLine[]) => Promise<() => Promise<void>>
}

/** Every line that could be worded better, before and after, and what else the checks found. */
export function ImprovementsScreen({
	title,
	document,
	dismissed,
	editPath,
	onSave,
}: ImprovementsScreenProps) {
	const [choices, setChoices] = useState<Choices>({})
	const lines = useMemo(() => linesToImprove(document), [document])
	const improvements = useMemo(() => improvementsOf(lines, choices), [lines, choices])
	return (
		<div className="mx-auto max-w-[76rem] px-5 pt-10 pb-16 sm:px-6">
			<header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
				<div className="min-w-0">
					<p className="text-sm [overflow-wrap:anywhere] text-ink-soft">{title}</p>
					<h1 className="mt-1 text-2xl sm:text-3xl">Improve it line by line</h1>
				</div>
				<ButtonLink to={editPath} size="small">
					<PenLine size={16} aria-hidden />
					Open in the editor
				</ButtonLink>
			</header>
			<div className="mt-8 grid items-start gap-x-12 gap-y-12 min-[900px]:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
				<section aria-labelledby="wording-title" className="min-w-0">
					<h2 id="wording-title" className="text-xl">
						Better wording
					</h2>
					{improvements.length === 0 ? (
						<NothingToWord />
					) : (
						<Rows
							improvements={improvements}
							onChoose={(id, choice) => setChoices((all) => choose(all, id, choice))}
						/>
					)}
					<SaveBar accepted={acceptedOf(improvements)} onSave={onSave} />
				</section>
				<FindingsPart document={document} dismissed={dismissed} editPath={editPath} />
			</div>
		</div>
	)
}

function NothingToWord() {
	return (
		<p className="mt-2 max-w-[36rem] text-ink-soft">
			Every line about your work begins with what you did and says how much of it. There is nothing
			to word better.
		</p>
	)
}

type RowsProps = {
	improvements: Improvement[]
	onChoose: (id: string, choice: Parameters<typeof choose>[2]) => void
}

function Rows({ improvements, onChoose }: RowsProps) {
	const [stopId, setStopId] = useState(improvements[0]?.line.id)
	const list = useRef<HTMLOListElement>(null)
	const ids = improvements.map(({ line }) => line.id)
	const stop = stopId !== undefined && ids.includes(stopId) ? stopId : ids[0]
	function step(from: number, by: 1 | -1) {
		const next = list.current?.children[from + by]
		if (next instanceof HTMLElement) next.focus()
	}
	return (
		<>
			<p className="mt-1 text-sm text-ink-soft">
				Made from your words alone; the marked words are new. Nothing changes until you save.
			</p>
			<p className="mt-2 mb-4 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft pointer-coarse:hidden">
				<Key name="A">accept</Key>
				<Key name="R">keep mine</Key>
				<Key name="E">edit</Key>
				<Key name="↑ ↓">next line</Key>
			</p>
			<ol ref={list} className="m-0 mt-4 list-none rounded-panel border border-line bg-paper p-0">
				{improvements.map((improvement, index) => (
					<ImprovementRow
						key={improvement.line.id}
						improvement={improvement}
						isStop={improvement.line.id === stop}
						onChoose={(choice) => onChoose(improvement.line.id, choice)}
						onStep={(by) => step(index, by)}
						onEnter={() => setStopId(improvement.line.id)}
					/>
				))}
			</ol>
		</>
	)
}

function Key({ name, children }: { name: string; children: string }) {
	return (
		<span>
			<kbd className="mr-1.5 rounded border border-line-strong bg-paper px-1.5 font-sans">
				{name}
			</kbd>
			{children}
		</span>
	)
}

type SaveBarProps = Pick<ImprovementsScreenProps, 'onSave'> & { accepted: AcceptedLine[] }

function SaveBar({ accepted, onSave }: SaveBarProps) {
	const [saved, setSaved] = useState<{ count: number; undo: () => Promise<void> } | null>(null)
	const [isBusy, setBusy] = useState(false)
	const [problem, setProblem] = useState<string | null>(null)

	async function attempt(act: () => Promise<void>) {
		setBusy(true)
		setProblem(null)
		try {
			await act()
		} catch (error) {
			setProblem(error instanceof Error ? error.message : 'That could not be saved.')
		} finally {
			setBusy(false)
		}
	}
	const save = async () => setSaved({ count: accepted.length, undo: await onSave(accepted) })
	const undo = async () => {
		await saved?.undo()
		setSaved(null)
	}

	return (
		<div className="sticky bottom-0 z-10 grid gap-3 bg-desk py-4">
			<FormProblem problem={problem} />
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
				<Button
					look="primary"
					disabled={isBusy || accepted.length === 0}
					onClick={() => void attempt(save)}
				>
					<Check size={18} aria-hidden />
					{saveWords(accepted.length)}
				</Button>
				<p role="status" className="text-sm text-ink-soft">
					{saved && accepted.length === 0
						? `Saved: ${countInWords(saved.count)}, one version.`
						: ''}
				</p>
				{saved && accepted.length === 0 ? (
					<Button size="small" disabled={isBusy} onClick={() => void attempt(undo)}>
						<Undo2 size={16} aria-hidden />
						Undo
					</Button>
				) : null}
			</div>
		</div>
	)
}

function saveWords(count: number): string {
	return count === 0 ? 'Save what you accept' : `Save ${countInWords(count)}`
}

function countInWords(count: number): string {
	return count === 1 ? '1 new line' : `${count} new lines`
}
