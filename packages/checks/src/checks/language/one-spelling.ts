import type { Passage } from '@app/cv'
import { inBritishSpelling, type SpelledWord, spelledWordsIn } from '@app/language'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { textEdits } from '../../text-fixes.ts'

export const oneSpelling: Check = {
	id: 'G11',
	category: 'language',
	severity: 'warning-1',
	title: 'Spelling is all British or all American',
	appliesTo: ({ profile }) => profile.isEnglish,
	looksAt: (context) => findVariants(context).length,
	run: (context) => {
		const words = findVariants(context)
		const conflict = findConflict(words)
		if (conflict === null) return null
		const [british, american] = conflict
		return {
			title: `You’ve mixed British and American spelling: ${quoted(british.word)} and ${quoted(american.word)}.`,
			why: 'Either is correct, but both together look like a mistake.',
			fix: 'For a UK employer, use British spelling, and set your spell checker to English (United Kingdom).',
			evidence: words
				.filter(({ variety }) => variety === 'american')
				.map(({ path, word }) => context.pointAt({ path, quote: word })),
		}
	},
	quickFixes: (context) => {
		const edits = textEdits(context, pickWritten(context), inBritishSpelling)
		return edits.length === 0 ? [] : [{ label: 'Use British spelling', edits }]
	},
}

type Variant = SpelledWord & { path: string }

function findVariants(context: CheckContext): Variant[] {
	return pickWritten(context).flatMap(({ path, text }) =>
		spelledWordsIn(text).map((spelled) => ({ ...spelled, path })),
	)
}

function pickWritten({ passages }: CheckContext): Passage[] {
	return passages.filter(({ kind }) => kind !== 'line')
}

// Oxford spelling writes organize beside colour, so -ize clashes only with -ise.
function findConflict(words: Variant[]): [british: Variant, american: Variant] | null {
	for (const american of words.filter(({ variety }) => variety === 'american')) {
		const british = words.find(
			({ variety, family }) =>
				variety === 'british' && (american.family === 'other' || family === 'ise'),
		)
		if (british !== undefined) return [british, american]
	}
	return null
}
