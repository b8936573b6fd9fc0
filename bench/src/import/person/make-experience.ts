import type { Experience } from '@app/cv'
import { fill, type Writer } from './writer.ts'

/** How a person writes about their jobs, all through the CV. */
export type JobHabits = {
	body: 'bullets' | 'paragraph' | 'both'
	/** The most bullets under one job. */
	bullets: number
	hasLocations: boolean
}

/** A career of two to six jobs, the latest first, sometimes with several roles at one employer. */
export function makeExperience(writer: Writer, habits: JobHabits): Experience[] {
	const { random, profession } = writer
	const count = random.pick([2, 3, 3, 3, 4, 4, 5, 6])
	const texts = createTexts(writer)
	let month = random.int(2023 * 12, 2026 * 12)
	let isCurrent = random.chance(0.75)
	let level = Math.min(profession.titles.length - 1, random.int(1, 3))
	let employer = fill(writer, random.pick(profession.employers))
	let location = homeOf(writer)
	const jobs: Experience[] = []
	for (let index = 0; index < count; index++) {
		const months = random.int(9, 62)
		jobs.push({
			id: `experience-${index + 1}`,
			jobTitle: fill(writer, profession.titles[level] ?? ''),
			employer,
			location: habits.hasLocations ? location : '',
			startDate: monthOf(month - months),
			endDate: isCurrent ? '' : monthOf(month),
			current: isCurrent,
			...bodyOf(writer, habits, texts),
		})
		month -= months + random.pick([1, 1, 1, 2, 7])
		isCurrent = false
		level = Math.max(0, level - random.pick([0, 1, 1]))
		if (random.chance(0.8)) {
			employer = fill(writer, random.pick(profession.employers))
			location = homeOf(writer)
		}
	}
	return jobs
}

function homeOf({ random, locale, city }: Writer): string {
	return random.chance(0.5) ? city : random.pick(locale.cities)
}

/** Months since year 0 as a date. */
export function monthOf(months: number): string {
	return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

type Texts = () => string

/**
 * Returns duties and achievements of the profession one by one; once all are used, it begins again with other
 * numbers.
 */
function createTexts({ random, profession }: Writer): Texts {
	let left: string[] = []
	return () => {
		if (left.length === 0)
			left = random.sample([...profession.duties, ...profession.achievements], 99)
		return left.pop() ?? ''
	}
}

function bodyOf(writer: Writer, { body, bullets }: JobHabits, texts: Texts) {
	const count = body === 'both' ? bullets - 1 : bullets
	const lines = Array.from({ length: writer.random.int(1, Math.max(1, count)) }, () =>
		fill(writer, texts()),
	)
	if (body === 'paragraph') return { summary: sentences(lines), achievements: [] }
	return { summary: body === 'both' ? sentences([fill(writer, texts())]) : '', achievements: lines }
}

function sentences(lines: string[]): string {
	return lines.map((line) => `${line}.`).join(' ')
}
