import { openMeaning } from '@app/language/meaning/open'
import { readForAudit } from './read-for-audit.ts'
import { findEvidence } from './word-evidence.ts'

/** A word that says something. */
export type ContentWord = { text: string; isName: boolean }

/** Returns the content words of a text, and those of them that no word of the source carries in any form. */
export function findUnsupportedWords(
	source: string,
	text: string,
): { content: ContentWord[]; uncarried: ContentWord[] } {
	const evidence = findEvidence(openMeaning(), readForAudit(source), readForAudit(text))
	const words = evidence.map(({ token, isCarried }) => ({
		text: token.text,
		isName: token.tag === 'NNP',
		isCarried,
	}))
	return { content: words, uncarried: words.filter(({ isCarried }) => !isCarried) }
}
