import type { CvDocument } from '@app/cv'
import { useMemo, useRef, useState } from 'react'
import { listAnswers } from './answers.ts'
import {
	acceptOffered,
	type Choice,
	type Choices,
	changeChoice,
	combineChoices,
	pickAccepted,
	pickUnresolved,
} from './improvement-choices.ts'
import { linesToImprove } from './lines-to-improve.ts'
import { type OrphanedWording, rebaseChoices } from './rebase-choices.ts'
import { type Improved, improvedInWords } from './save-improvements.ts'
import { useSingleFlight } from './use-single-flight.ts'

/** A save that was done: the CV with it, and what takes it back, which throws a sentence when it fails. */
type DoneSave = { document: CvDocument; undo: () => Promise<void> }

/** Saves the accepted lines and the answers as one version. Throws a sentence when that fails. */
export type SaveImproved = (improved: Improved) => Promise<DoneSave>

/** The last save, in words, and what takes it back. */
export type LastSave = { words: string; undo: () => Promise<void> }

/** Returns the person's choices for the lines of a CV and the functions that save them, so that no text is lost. */
export function useImprovements(document: CvDocument, onSave: SaveImproved) {
	const { choices, latest, change } = useChoices()
	const [leftOver, setLeftOver] = useState<readonly OrphanedWording[]>([])
	const [lastSave, setLastSave] = useState<LastSave | null>(null)
	const attempts = useSingleFlight()
	const lines = useMemo(() => linesToImprove(document, listReworded(choices)), [document, choices])
	const improvements = useMemo(() => combineChoices(lines, choices), [lines, choices])
	const improved: Improved = {
		accepted: pickAccepted(improvements),
		answers: listAnswers(lines, choices, document.facts),
	}
	const waiting = pickUnresolved(improvements).length + leftOver.length

	async function send(): Promise<boolean> {
		const words = improvedInWords(improved)
		const { document: now, undo } = await onSave(improved)
		const carried = rebaseChoices(latest(), combineChoices(lines, latest()), {
			before: document,
			now,
		})
		change(() => carried.choices)
		setLeftOver((all) => [...all, ...carried.leftOver])
		setLastSave(carried.isAllSaved || now !== document ? { words, undo } : null)
		return carried.isAllSaved && waiting === 0
	}

	async function takeBack(): Promise<boolean> {
		await lastSave?.undo()
		setLastSave(null)
		return true
	}

	return {
		improvements,
		improved,
		leftOver,
		lastSave,
		waiting,
		isBusy: attempts.isBusy,
		problem: attempts.problem,
		/** Whether a line is being saved, so that it can't be changed. */
		isSending: (id: string) => attempts.ids.includes(id),
		/** How many things on the page would be lost by leaving it now. */
		unsaved: improved.accepted.length + improved.answers.length + waiting,
		choose: (id: string, choice: Choice) => change((all) => changeChoice(all, id, choice)),
		acceptAll: () => change((all) => acceptOffered(all, improvements)),
		drop: (id: string) => setLeftOver((all) => all.filter((one) => one.id !== id)),
		/** Saves the shown changes; returns whether everything on the page is saved now. */
		save: () => attempts.attempt(send, pickIds(improved, lines)),
		undo: () => attempts.attempt(takeBack),
	}
}

export type Improvements = ReturnType<typeof useImprovements>

// `latest` also has the choices that were made during a save.
function useChoices() {
	const [choices, setChoices] = useState<Choices>({})
	const latest = useRef(choices)
	return {
		choices,
		latest: () => latest.current,
		change(next: (all: Choices) => Choices) {
			latest.current = next(latest.current)
			setChoices(latest.current)
		},
	}
}

/** Returns the ids of lines that stay on the page without a suggestion, because the person's text waits there. */
function listReworded(choices: Choices): string[] {
	return Object.keys(choices).filter((id) => choices[id]?.isForAnotherLine !== undefined)
}

function pickIds(
	{ accepted, answers }: Improved,
	lines: ReturnType<typeof linesToImprove>,
): string[] {
	const isIn = (line: (typeof lines)[number]) =>
		accepted.some(({ itemId, from }) => itemId === line.itemId && from[0] === line.before) ||
		answers.some(({ lineId }) => lineId === line.id)
	return lines.filter(isIn).map(({ id }) => id)
}
