import { openMeaning } from '@app/language/meaning/open'
import { openLineEditor } from '@app/rewrite/line-editor/open'
import { applyEdits } from './apply-edits.ts'
import { changesNothing, chooseEdits } from './choose-edits.ts'
import type { Edit } from './edit.ts'
import { listSources } from './list-sources.ts'
import { type EditedFrom, printBullets } from './print-bullets.ts'
import { readFeatures } from './read-features.ts'
import { runLineEditor } from './run-line-editor.ts'

/** A line as an editor might print it. */
export type Wording = {
	bullets: readonly string[]
	/** The line and its words, and the part of it that each bullet is made of. */
	from: EditedFrom
	sources: readonly string[]
	/** What was done at each word of the line and at its end. */
	edits: readonly Edit[]
	/** How likely it is that an editor would do just this. */
	probability: number
	/** The probability of the edit that is least sure. */
	leastSure: number
}

/** Longer lines are a job of several lines. */
const mostWords = 70
/** How many wordings are made of a line. */
const mostWordings = 12

/** Lists how an editor might print a line, the likeliest first; none for a line that is left as it is. */
export function listWordings(line: string, current: boolean): Wording[] {
	const tokens = readFeatures(line, openMeaning())
	if (tokens.length === 0 || tokens.length > mostWords) return []
	const editor = openLineEditor()
	const chances = runLineEditor(editor, openMeaning(), { words: tokens, current, task: 'print' })
	const chosen = chooseEdits(editor, chances, mostWordings)
	if (chosen.slice(0, 1).some(({ edits }) => changesNothing(edits))) return []
	return chosen.flatMap(({ edits, probability, leastSure }) => {
		const edited = changesNothing(edits) ? null : applyEdits(tokens, edits)
		if (edited === null || edited.length === 0) return []
		const from = { line, tokens }
		const sources = listSources(from, edited)
		return [{ bullets: printBullets(edited, from), from, sources, edits, probability, leastSure }]
	})
}
