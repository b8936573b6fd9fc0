import { correctSpelling, toBritish } from '@app/language'
import { rewriteBullet } from '@app/rewrite'
import type { BulletCase } from './read-bullets.ts'

/**
 * The verdict on a bullet: an approved line, the person's words although more was possible, or a line that nobody
 * approved.
 */
type Verdict = 'accepted' | 'kept' | 'wrong'

export type Judged = BulletCase & { output: string; verdict: Verdict }

/** Rewrites the bullets and compares them with the approved lines. */
export function judgeBullets(cases: readonly BulletCase[]): Judged[] {
	return cases.map((bullet) => {
		const { after } = rewriteBullet(bullet.input, { current: bullet.current })
		return {
			...bullet,
			output: after,
			verdict: verdictOf(bullet, after),
		}
	})
}

function verdictOf({ input, approved, mayStay }: BulletCase, output: string): Verdict {
	const isTheirs = sameWords(input) === sameWords(output)
	if (isTheirs && mayStay) return 'accepted'
	if (approved.some((text) => sameWords(text) === sameWords(output))) return 'accepted'
	return isTheirs ? 'kept' : 'wrong'
}

// Capitals, hyphens, common misspellings and the marks at both ends are no wording.
function sameWords(text: string): string {
	return text
		.toLowerCase()
		.replaceAll('’', "'")
		.replaceAll('-', ' ')
		.replace(/[\p{L}'-]+/gu, (word) => toBritish(correctSpelling(word)))
		.replace(/^[\s•●*-]+|[\s.;]+$/g, '')
		.replace(/(?<=\p{L})\s*[&+]\s*(?=\p{L})/gu, ' and ')
		.replace(/\s+(?=[,;:])|\s+/g, (space, at: number, all: string) =>
			/[,;:]/.test(all.charAt(at + space.length)) ? '' : ' ',
		)
}
