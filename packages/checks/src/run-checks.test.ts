import { goodCvs, sourceOf, today, withPerson } from '@app/cv/fixtures'
import { expect, test } from 'vitest'
import { analyse, checks, reportSchema } from './index.ts'

const [sound] = goodCvs
if (sound === undefined) throw new Error('There are no fixture CVs.')

const withoutEmail = { ...sound, personalInfo: { ...sound.personalInfo, email: '' } }
const wordy = {
	...sound,
	professionalSummary: 'Hard-working team player.',
	experience: sound.experience.map((job, index) => ({
		...job,
		endDate: index === 1 ? '2018-01' : job.endDate,
		achievements: ['Responsible for the rota', 'Responsible for the keys', 'Duties included tea'],
	})),
}

test('a faultless CV with few figures is a good start, told how to earn more', () => {
	const report = analyse({ cv: sound, source: sourceOf(sound), today })
	expect(report).toMatchObject({ cappedAt: null, headline: 'Good start', findings: [] })
	expect(report.summary).toMatch(/^For the most points, add a figure to \d more lines/)
	expect(report.nextSteps?.reduce((total, { points }) => total + points, 0)).toBeGreaterThanOrEqual(
		10,
	)
	expect(report.passed.length).toBeGreaterThan(20)
	expect(report.categories.filter(({ nothingToJudge }) => nothingToJudge)).toEqual([])
})

test('every report keeps to the contract', () => {
	for (const cv of [sound, withoutEmail, wordy]) {
		const report = analyse({ cv, source: sourceOf(cv), today })
		expect(reportSchema.parse(report)).toEqual(report)
	}
})

test('a short CV scores the same in the editor as from its file, whose titles and dates count for nothing', () => {
	const short = {
		...sound,
		professionalSummary: '',
		experience: sound.experience
			.slice(0, 1)
			.map((job) => ({ ...job, achievements: job.achievements.slice(0, 2) })),
	}
	const fromFile = analyse({ cv: short, source: sourceOf(short), today })
	expect(fromFile.cappedAt).not.toBeNull()
	expect(analyse({ cv: short, source: null, today }).score).toBe(fromFile.score)
})

test('the same input always gives the same report', () => {
	const input = { cv: wordy, source: sourceOf(wordy), today }
	expect(JSON.stringify(analyse(structuredClone(input)))).toBe(JSON.stringify(analyse(input)))
})

const unreachable = { ...sound, personalInfo: { ...withoutEmail.personalInfo, phone: '' } }

test('no way to reply caps the score, comes first and says what it holds back', () => {
	const report = analyse({ cv: unreachable, source: null, today })
	expect(report).toMatchObject({ score: 50, cappedAt: 50 })
	expect(report.findings[0]).toMatchObject({ checkId: 'B02', severity: 'blocker' })
	expect(report.headline).toMatch(/^Good start: /)
	expect(report.summary).toBe(
		'Fix this first: your CV has no email address. Until then the score can’t go above 50.',
	)
})

test('a CV with a phone number but no email address can be replied to', () => {
	const report = analyse({ cv: withoutEmail, source: null, today })
	expect(report.cappedAt).toBeNull()
	expect(report.findings[0]).toMatchObject({ checkId: 'B02', severity: 'warning-3' })
})

test('lines that say the same under several jobs count once', () => {
	const again = {
		...sound,
		experience: sound.experience.map((job) => ({
			...job,
			achievements: sound.experience[0]?.achievements ?? [],
		})),
	}
	const once = {
		...sound,
		experience: sound.experience.map((job, index) =>
			index === 0 ? job : { ...job, achievements: [] },
		),
	}
	const deedsIn = (cv: typeof sound) =>
		analyse({ cv, source: null, today })
			.parts?.flatMap(({ measures }) => measures)
			.find(({ id }) => id === 'deeds')?.points
	expect(deedsIn(again)).toBe(deedsIn(once))
})

test.each([
	[
		'a figure',
		['Cooked breakfast for 40 guests a day in Leeds'],
		['Cooked breakfast for guests in Leeds'],
	],
	[
		'the work itself',
		['Cooked breakfast for guests in Leeds'],
		['Responsible for cooking breakfast for guests in Leeds'],
	],
	['a name that can be checked', ['Booked tables in ResDiary'], ['Booked tables in a system']],
	[
		'what came of it',
		['Cut waste from 12% to 4% by weighing every bin'],
		['Weighed every bin and noted 12% of waste'],
	],
	[
		'plain words',
		['Ran the bar at the Swan'],
		['Passionate team player who leveraged synergies at the Swan'],
	],
])('%s earns points', (_, better, worse) => {
	const scoreOf = (achievements: string[]) =>
		analyse({
			cv: { ...sound, experience: sound.experience.map((job) => ({ ...job, achievements })) },
			source: null,
			today,
		}).parts?.find(({ id }) => id === 'content')?.points ?? 0
	expect(scoreOf(better)).toBeGreaterThan(scoreOf(worse))
})

test('an editor and a file without faults give the same score', () => {
	for (const cv of goodCvs)
		expect(analyse({ cv, source: null, today }).score).toBe(
			analyse({ cv, source: sourceOf(cv), today }).score,
		)
})

test('findings are in the order of what they win back', () => {
	const { findings } = analyse({ cv: wordy, source: sourceOf(wordy), today })
	// Severe ones come before them.
	const light = findings.filter(({ severity }) => !/^(?:blocker|warning-3)$/.test(severity))
	const costs = light.map(({ cost }) => cost)
	expect(findings.length).toBeGreaterThan(3)
	expect(costs).toEqual([...costs].sort((a, b) => b - a))
	expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length)
})

test('the score and its parts agree', () => {
	const { score, parts = [], findings } = analyse({ cv: wordy, source: sourceOf(wordy), today })
	expect(score).toBe(Math.round(parts.reduce((total, { points }) => total + points, 0)))
	expect(parts.reduce((total, { of }) => total + of, 0)).toBe(100)
	const costs = findings.reduce((total, { cost }) => total + cost, 0)
	expect(costs).toBeLessThanOrEqual(100 - score + 1)
})

test('a CV of empty lines gets no tick for its writing', () => {
	const empty = {
		...sound,
		experience: sound.experience.map((job) => ({
			...job,
			achievements: ['Did stuff', 'Things', 'Was there'],
		})),
	}
	const { passed } = analyse({ cv: empty, source: null, today })
	expect(
		passed.filter(({ category }) => ['impact', 'sections', 'language'].includes(category)),
	).toEqual([])
})

test('evidence points at the exact words on the page', () => {
	const { findings } = analyse({ cv: wordy, source: sourceOf(wordy), today })
	const duty = findings.find(({ checkId }) => checkId === 'E01')
	expect(duty?.evidence[0]).toMatchObject({
		path: 'experience.0.achievements.0',
		quote: 'Responsible for the',
	})
	const { width = 0 } = duty?.evidence[0]?.places[0] ?? {}
	expect(Math.abs(width - 'Responsible for the'.length * 5)).toBeLessThan(5)
})

test('a CV without a file is not judged by its file', () => {
	const { passed, findings } = analyse({ cv: sound, source: null, today })
	const judged = [...passed, ...findings].map(({ checkId }) => checkId)
	expect(judged.filter((id) => id.startsWith('A'))).toEqual([])
})

test('an empty CV gets a report and not an error', () => {
	const nothing = withPerson({
		firstName: '',
		lastName: '',
		email: '',
		phone: '',
		city: '',
		country: '',
	})
	const empty = {
		...(nothing.cv?.(sound) ?? sound),
		experience: [],
		education: [],
		skills: [],
		professionalSummary: '',
	}
	const { score, findings } = analyse({ cv: empty, source: null, today })
	expect(score).toBeLessThanOrEqual(10)
	expect(findings.slice(0, 2).map(({ checkId }) => checkId)).toEqual(['G01', 'B02'])
})

test('every check has a number of its own', () => {
	expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length)
	expect(checks.filter(({ severity, cap }) => severity === 'blocker' && cap === undefined)).toEqual(
		[],
	)
})

test('setting a finding aside hides it and never raises the score above what passing would give', () => {
	const [first] = goodCvs
	if (first === undefined) throw new Error('There are no fixture CVs.')
	const cv = { ...first, skills: first.skills.slice(0, 4) }
	const before = analyse({ cv, source: null, today })
	const { findings, dismissed, score } = analyse({ cv, source: null, today, dismissed: ['F01'] })
	expect(findings.map(({ checkId }) => checkId)).not.toContain('F01')
	expect(dismissed).toMatchObject([{ checkId: 'F01', cost: 0 }])
	expect(score).toBe(before.score)
})

test('what stops every reader cannot be set aside', () => {
	const { findings, dismissed } = analyse({
		cv: withoutEmail,
		source: null,
		today,
		dismissed: ['B02'],
	})
	expect(findings[0]?.checkId).toBe('B02')
	expect(dismissed).toBeUndefined()
})

test('what runs through half of the lines weighs a degree more', () => {
	const severityIn = (cv: typeof sound) =>
		analyse({ cv, source: sourceOf(cv), today }).findings.find(({ checkId }) => checkId === 'E01')
			?.severity
	expect(severityIn(wordy)).toBe('warning-3')
	const done = ['Led a team of four', 'Sold 30 cars a year', 'Cut waste by 12%', 'Ran the till']
	const experience = wordy.experience.map((job, index) =>
		index === 0 ? { ...job, achievements: [...done, 'Trained two starters'] } : job,
	)
	expect(severityIn({ ...wordy, experience: experience.slice(0, 2) })).toBe('warning-2')
})
