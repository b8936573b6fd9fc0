import { type Experience, formatPartialDate, latestMonth } from '@app/cv'
import { type DatePattern, type FoundDateRange, findDateRanges } from '@app/language'
import type { Check, CheckContext, FindingDraft } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { printedDateRanges } from '../../subjects.ts'

const styleOf: Partial<Record<DatePattern, 'words' | 'numbers'>> = {
	'month-name': 'words',
	'day-month-name': 'words',
	'month-number': 'numbers',
	'iso-month': 'numbers',
	'day-number': 'numbers',
	'iso-day': 'numbers',
}

export const oneDateFormat: Check = {
	id: 'D05',
	category: 'dates',
	severity: 'warning-1',
	title: 'Dates are all written the same way',
	looksAt: (context) => Math.max(printedDateRanges(context), recentJobsWithStart(context).length),
	fewest: 2,
	run: (context) => twoStyles(context) ?? someYearsOnly(context),
}

function twoStyles(context: CheckContext): FindingDraft | null {
	if (context.source === null || listRanges(context).length < 2) return null
	const words = textsWith(listRanges(context), 'words')
	const numbers = textsWith(listRanges(context), 'numbers')
	if (words[0] === undefined || numbers[0] === undefined) return null
	return {
		title:
			words[0] === numbers[0]
				? `You’ve written dates in words and in figures: ${quoted(words[0])}.`
				: `You’ve written dates in 2 ways: ${quoted(words[0])} and ${quoted(numbers[0])}.`,
		why: 'Mixed dates look rushed, and 03/04 means different dates in different countries.',
		fix: 'Write the month as a word in all of them, for example “Mar 2021 – Present”.',
		evidence: [...new Set([words[0], numbers[0]])].map((quote) =>
			context.pointAt({ path: null, quote }),
		),
	}
}

// However they are printed, some have months and some have none. Jobs of long ago may be told in years.
function someYearsOnly({ cv, today, pointAt }: CheckContext): FindingDraft | null {
	const recent = recentJobsWithStart({ cv, today })
	const inYears = recent.filter(({ job }) => job.startDate.length === 4)
	const [first] = inYears
	const inMonths = recent.find(({ job }) => job.startDate.length > 4)
	if (first === undefined || inMonths === undefined) return null
	return {
		title: `Some jobs have months and others only years: “${formatPartialDate(inMonths.job.startDate)}” and “${first.job.startDate}”.`,
		why: 'Without months, “2012 – 2013” may be a few weeks or nearly 2 years, and employers have to guess.',
		fix: 'Give the months of all your recent jobs, for example “Mar 2021 – Present”.',
		evidence: inYears.map(({ job, index }) => ({
			...pointAt({ path: `experience.${index}.startDate`, quote: '' }),
			quote: job.jobTitle,
		})),
	}
}

// Ten years, as the tips say and as months are asked for elsewhere.
const recentMonths = 120

function isRecent({ current, endDate }: Experience, today: string): boolean {
	return current || endDate === '' || latestMonth(endDate) > latestMonth(today) - recentMonths
}

type PrintedRange = FoundDateRange & { text: string }

// Only dates with two ends: a single one may be a certificate's, written as its issuer writes it. Within a bullet
// they are part of a sentence.
function listRanges({ lines, passages }: CheckContext): PrintedRange[] {
	const bullets = passages.filter(({ kind }) => kind === 'bullet').map(({ text }) => text)
	const heads = lines.filter((line) => !bullets.some((text) => line.trim().endsWith(text)))
	return heads.flatMap((line) =>
		findDateRanges(line)
			.filter(({ isRange }) => isRange)
			.map((range) => ({ ...range, text: line.slice(range.start, range.end) })),
	)
}

function textsWith(ranges: PrintedRange[], style: 'words' | 'numbers'): string[] {
	return ranges
		.filter(({ patterns }) => patterns.some((pattern) => styleOf[pattern] === style))
		.map(({ text }) => text)
}

function recentJobsWithStart({ cv, today }: Pick<CheckContext, 'cv' | 'today'>) {
	return cv.experience
		.map((job, index) => ({ job, index }))
		.filter(({ job }) => job.startDate !== '' && isRecent(job, today))
}
