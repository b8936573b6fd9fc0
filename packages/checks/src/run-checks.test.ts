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

test('a sound CV scores 100 and everything that applies has passed', () => {
	const report = analyse({ cv: sound, source: sourceOf(sound), today })
	expect(report).toMatchObject({
		score: 100,
		cappedAt: null,
		headline: 'A strong CV with nothing to fix',
	})
	expect(report.passed.length).toBeGreaterThan(40)
	expect(report.categories.filter(({ nothingToJudge }) => nothingToJudge)).toEqual([])
})

test('every report keeps to the contract', () => {
	for (const cv of [sound, withoutEmail, wordy]) {
		const report = analyse({ cv, source: sourceOf(cv), today })
		expect(reportSchema.parse(report)).toEqual(report)
	}
})

test('the same input always gives the same report', () => {
	const input = { cv: wordy, source: sourceOf(wordy), today }
	expect(JSON.stringify(analyse(structuredClone(input)))).toBe(JSON.stringify(analyse(input)))
})

test('a blocker caps the score, comes first and says what it holds back', () => {
	const report = analyse({ cv: withoutEmail, source: null, today })
	expect(report).toMatchObject({ score: 50, cappedAt: 50 })
	expect(report.findings[0]).toMatchObject({ checkId: 'B02', severity: 'blocker', cost: 50 })
	expect(report.headline).toBe('Fix this first: nothing else matters until it’s done')
	expect(report.summary).toBe(
		'Start here: your CV has no email address. Until then the score can’t go above 50.',
	)
})

test('a hundred is only for a CV with nothing to mend', () => {
	const thin = { ...sound, skills: sound.skills.slice(0, 4) }
	const undated = { ...sound, personalInfo: { ...sound.personalInfo, city: '', country: '' } }
	expect(analyse({ cv: thin, source: null, today }).score).toBe(99)
	expect(analyse({ cv: undated, source: null, today }).score).toBe(99)
})

test('findings are in the order of what they win back', () => {
	const { findings } = analyse({ cv: wordy, source: sourceOf(wordy), today })
	const costs = findings.map(({ cost }) => cost)
	expect(findings.length).toBeGreaterThan(3)
	expect(costs).toEqual([...costs].sort((a, b) => b - a))
	expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length)
})

test('the score and its parts agree', () => {
	// Long enough not to be capped.
	const interests = [
		{ id: 'i', name: 'Walking, baking and the local history of canals. '.repeat(10) },
	]
	const long = { ...wordy, interests }
	const { score, categories, findings } = analyse({ cv: long, source: sourceOf(long), today })
	const mean = categories.reduce((total, part) => total + (part.weight * part.score) / 100, 0)
	expect(score).toBe(Math.round(mean))
	const costs = findings.reduce((total, { cost }) => total + cost, 0)
	expect(costs).toBeCloseTo(100 - mean, 1)
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

test('a finding that was set aside costs nothing and is still told of', () => {
	const [first] = goodCvs
	if (first === undefined) throw new Error('There are no fixture CVs.')
	const cv = { ...first, skills: first.skills.slice(0, 4) }
	const { findings, dismissed, score } = analyse({ cv, source: null, today, dismissed: ['F01'] })
	expect(findings.map(({ checkId }) => checkId)).not.toContain('F01')
	expect(dismissed).toMatchObject([{ checkId: 'F01', cost: 0 }])
	expect(score).toBe(100)
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
