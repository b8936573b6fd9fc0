import { openMeaning } from '@app/language/meaning/open'
import { openLineEditor } from '@app/rewrite/line-editor/open'
import { applyEdits } from './apply-edits.ts'
import { areSafeEdits } from './are-safe-edits.ts'
import { changesNothing, chooseEdits } from './choose-edits.ts'
import { keepsEssentials } from './keeps-essentials.ts'
import { keepsJoints } from './keeps-joints.ts'
import { keepsMeaning } from './keeps-meaning.ts'
import { printBullets } from './print-bullets.ts'
import { readFeatures } from './read-features.ts'
import { type EditChances, runLineEditor } from './run-line-editor.ts'

/** A bullet as the editor leaves it when it reads it once more. */
export type ReadBullet = {
	text: string
	/** How surely the editor leaves it as it is: the logarithm of the probability for each word, and at the place where it is least sure. */
	perWord: number
	worst: number
}

/** Reads a bullet that was printed as a line of its own, and corrects it once where the editor would. */
export function lookAgain(bullet: string, current: boolean): ReadBullet {
	const first = readBullet(bullet, current)
	const { edits = [] } = chooseEdits(openLineEditor(), first.chances, 1)[0] ?? {}
	if (changesNothing(edits)) return { text: bullet, ...rateKept(first.chances) }
	const edited = applyEdits(first.from.tokens, edits)
	const [text, ...others] = edited === null ? [] : printBullets(edited, first.from)
	const isSafe =
		text !== undefined &&
		others.length === 0 &&
		areSafeEdits(first.from, edits) &&
		keepsMeaning(first.from, edits, current ? 'base' : 'past') &&
		keepsJoints(first.from, edits) &&
		keepsEssentials(first.from, edits, [text])
	if (!isSafe) return { text: bullet, ...rateKept(first.chances) }
	return { text, ...rateKept(readBullet(text, current).chances) }
}

function readBullet(line: string, current: boolean) {
	const tokens = readFeatures(line, openMeaning())
	const asked = { words: tokens, current, task: 'print' as const }
	return { from: { line, tokens }, chances: runLineEditor(openLineEditor(), openMeaning(), asked) }
}

// The first values of each list do nothing: a word is kept, and no mark and no words are put before it.
function rateKept({ places, wordEdits, marks, phrases }: EditChances): Omit<ReadBullet, 'text'> {
	const first = (chances: Float32Array, place: number) =>
		Math.log(chances[(place * chances.length) / places] ?? 0)
	const worths = Array.from({ length: places }, (_, place) => {
		const isEnd = place === places - 1
		// Where a bullet begins, it may be said to.
		const mark = place === 0 ? 0 : first(marks, place)
		return (isEnd ? 0 : first(wordEdits, place)) + mark + first(phrases, place)
	})
	return {
		perWord: worths.reduce((sum, worth) => sum + worth, 0) / places,
		worst: Math.min(...worths),
	}
}
