import type { CvDesign, CvDocument } from '@app/cv'
import { PenLine } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { wordsToRedact } from '#shared/model/words-to-redact.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { AskBeforeLeaving } from './ask-before-leaving.tsx'
import { FindingsSection } from './findings-section.tsx'
import { ImprovementRow } from './improvement-row.tsx'
import { OrphanedWordings } from './orphaned-wordings.tsx'
import { SaveBar } from './save-bar.tsx'
import { type Improvements, type SaveImproved, useImprovements } from './use-improvements.ts'

export type ImprovementsScreenProps = {
	title: string
	document: CvDocument
	design: CvDesign
	editPath: string
	onSave: SaveImproved
}

/** Every line that could be worded better, before and after, and what else the checks found. */
export function ImprovementsScreen({
	title,
	document,
	design,
	editPath,
	onSave,
}: ImprovementsScreenProps) {
	const all = useImprovements(document, onSave)
	return (
		<div className="mx-auto max-w-[76rem] px-5 pt-10 pb-16 sm:px-6">
			<header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
				<div className="min-w-0">
					<p className="text-sm [overflow-wrap:anywhere] text-ink-soft">{title}</p>
					<h1 className="mt-1 text-2xl sm:text-3xl">Improve your CV line by line</h1>
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
					{all.improvements.length === 0 ? (
						<NothingToWord hasLines={hasLines(document)} editPath={editPath} />
					) : (
						<Rows all={all} hide={wordsToRedact(document)} />
					)}
					<OrphanedWordings leftOver={all.leftOver} onDrop={all.drop} />
					<SaveBar all={all} cv={{ document, design }} />
				</section>
				<FindingsSection
					document={document}
					dismissed={design.dismissedChecks}
					editPath={editPath}
				/>
			</div>
			<AskBeforeLeaving all={all} />
		</div>
	)
}

function NothingToWord({ hasLines, editPath }: { hasLines: boolean; editPath: string }) {
	return (
		<p className="mt-2 max-w-[36rem] text-ink-soft">
			{hasLines
				? 'There’s nothing left to reword or ask about these lines. To earn more, add lines on what else you did, with how many, how often or how much.'
				: 'There are no lines about your work yet. In the editor, write what you did in each job, then come back.'}{' '}
			<Link to={`${editPath}?section=experience`} className="text-accent underline">
				Add lines to your jobs
			</Link>
		</p>
	)
}

function hasLines({ experience, volunteering, projects }: CvDocument): boolean {
	return [...experience, ...volunteering, ...projects].some(
		({ achievements }) => achievements.length > 0,
	)
}

function Rows({ all, hide }: { all: Improvements; hide: string[] }) {
	const { improvements } = all
	const [stopId, setStopId] = useState(improvements[0]?.line.id)
	const list = useRef<HTMLOListElement>(null)
	const ids = improvements.map(({ line }) => line.id)
	const stop = stopId !== undefined && ids.includes(stopId) ? stopId : ids[0]
	function step(from: number, by: 1 | 0 | -1) {
		// At an end the row keeps the focus, which would be lost with the field that was written in.
		const next = list.current?.children[from + by] ?? list.current?.children[from]
		if (next instanceof HTMLElement) next.focus()
	}
	return (
		<>
			<p className="mt-1 text-sm text-ink-soft">
				Suggestions add no facts of their own, and new words are marked. Answering or editing a line
				selects it. Nothing changes until you save. Your answers stay with this CV and are never
				printed or shared.
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
						hide={hide}
						isStop={improvement.line.id === stop}
						isSending={all.isSending(improvement.line.id)}
						onChoose={(choice) => all.choose(improvement.line.id, choice)}
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
