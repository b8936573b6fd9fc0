import { editOf, fieldAt } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'

const drawnRating = /[★☆⭐]{2,}|[●○◐⬤◯]{3,}|[■□▪▫▮▯]{3,}|[█░▓▒]{3,}/u
const everyRating =
	/[★☆⭐]{2,}|[●○◐⬤◯]{3,}|[■□▪▫▮▯]{3,}|[█░▓▒]{3,}|(?<![\d.])\d{1,3}\s?%|(?<![\d.])\d{1,2}\s?\/\s?(?:5|10)(?!\d|\/)/gu
const countedRating = /(?<![\d.])\d{1,3}\s?%|(?<![\d.])\d{1,2}\s?\/\s?(?:5|10)(?!\d|\/)/

export const skillsInWords: Check = {
	id: 'F05',
	category: 'sections',
	severity: 'warning-1',
	title: 'Skill levels are in words',
	looksAt: (context) =>
		levels(context) + ratingsInSkills(context).length + drawnRatings(context).length,
	run: (context) => {
		const ratings = [...ratingsInSkills(context), ...drawnRatings(context)]
		const [first] = ratings
		if (first === undefined) return null
		return {
			title: `You’ve rated skills with symbols or numbers: ${quoted(first.quote)}.`,
			why: 'Employers can’t tell what the rating means, and software may misread it.',
			fix: 'Use words, such as “Advanced”, or show it: “Excel: pivot tables and macros”.',
			evidence: ratings.map(context.pointAt),
		}
	},
	quickFixes: (context) => {
		const { cv } = context
		const edits = ratingsInSkills(context).flatMap(({ path }) => {
			const text = String(path === null ? '' : fieldAt(cv, path))
			const bare = text
				.replace(everyRating, '')
				.replace(/(?<![\s:(–-])[\s:(–-]+\)?$/, '')
				.trim()
			const mayBeEmpty = path?.endsWith('.level') === true
			return path === null || (bare === '' && !mayBeEmpty) ? [] : [editOf(cv, path, bare)]
		})
		return edits.length === 0 ? [] : [{ label: 'Remove the ratings', edits }]
	},
}

type Rating = { path: string | null; quote: string }

function ratingsInSkills({ cv }: CheckContext): Rating[] {
	return cv.skills.flatMap(({ name, level }, index) => [
		...(countedRating.test(level) ? [{ path: `skills.${index}.level`, quote: level }] : []),
		...(countedRating.test(name) || drawnRating.test(name)
			? [{ path: `skills.${index}.name`, quote: name }]
			: []),
		...(drawnRating.test(level) ? [{ path: `skills.${index}.level`, quote: level }] : []),
	])
}

function drawnRatings({ source, lines }: CheckContext): Rating[] {
	if (source === null) return []
	return lines.flatMap((line) => {
		const match = drawnRating.exec(line)?.[0]
		return match === undefined ? [] : [{ path: null, quote: match }]
	})
}

function levels({ cv }: CheckContext): number {
	return cv.skills.filter(({ level }) => level.trim() !== '').length
}
