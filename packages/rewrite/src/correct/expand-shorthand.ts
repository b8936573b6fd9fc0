import { parseTsv } from '@app/language'
import { shorthand } from '../data/shorthand.ts'

/** The surroundings that tell a short form of text messages from a code with the same letters. */
const around: Readonly<Record<string, [before: string, after: string]>> = {
	any: ['', ''],
	between: ["(?<=[\\p{Ll})'’] )", '(?= \\p{Ll})'],
	inside: ['(?<=[\\p{L}),] )', '(?= \\p{L}| \\d)'],
	'after-number': ['(?<=\\d ?)', ''],
	'after-one': ['(?<=(?<![\\d.,])1 ?)', ''],
	'after-ordinal': ['(?<=\\d(?:st|nd|rd|th) )', ''],
	'after-on': ['(?<=\\b(?:on|every) )', ''],
	'before-for': ['', '(?= for )'],
	'before-number': ['', '(?= ?\\d)'],
}

type Rule = { pattern: RegExp; full: string }
let rules: readonly Rule[] | null = null

function readRules(): Rule[] {
	return parseTsv(shorthand).map(({ short = '', full = '', where = 'any' }) => {
		const [before, after] = around[where] ?? ['', '']
		const isMarked = short.endsWith('/')
		const start =
			where === 'after-number' || where === 'after-one' ? '(?<!\\p{L})' : '(?<![\\p{L}\\p{N}&/.-])'
		const end = isMarked ? '\\s?(?=[\\p{L}\\d])' : "(?![\\p{L}\\p{N}&/’'-])"
		return {
			pattern: new RegExp(`${before}${start}${short}${end}${after}`, 'gu'),
			full: isMarked ? `${full} ` : full,
		}
	})
}

/** The line with the short forms of messages written out: "w/", "2yrs", "mtgs". Capitals are codes and stay. */
export function expandShorthand(line: string): string {
	rules ??= readRules()
	return rules.reduce((text, { pattern, full }) => {
		return text.replace(pattern, (found: string, at: number) =>
			/\d$/.test(text.slice(0, at)) && !found.startsWith(' ') ? ` ${full}` : full,
		)
	}, line)
}
