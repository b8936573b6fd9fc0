import { cvDocumentSchema, textWasRecognised } from '@app/cv'
import { sourceOf, today } from '@app/cv/fixtures'
import { expect, test } from 'vitest'
import { runChecks } from './run-checks.ts'

// A job without a date, and nothing else: all that should be on a CV is missing.
const bare = cvDocumentSchema.parse({
	experience: [
		{ id: 'job', jobTitle: 'Roofer', employer: 'Pike & Sons', achievements: ['Slates'] },
	],
})
const nothing = cvDocumentSchema.parse({})
const source = sourceOf(bare)
const scan = { ...source, warnings: [{ code: textWasRecognised, message: 'This is a scan.' }] }

const found = (given: Parameters<typeof runChecks>[0]) =>
	new Map(runChecks(given).findings.map((finding) => [finding.checkId, finding]))

const lookedFor = ['B01', 'B02', 'B06', 'B08', 'C02', 'C03', 'C04', 'D01']

test('of a scan nobody is told that something is missing which recognition may have lost', () => {
	const findings = found({ cv: bare, source: scan, today })
	for (const id of lookedFor) {
		expect(findings.get(id)?.title).toMatch(/^We found no .+ in your scan\.$/)
		expect(findings.get(id)?.why).toMatch(/we may have missed it/)
		expect(findings.get(id)?.fix).toMatch(/upload the file you wrote the CV in/)
	}
	const noJobs = found({
		cv: nothing,
		source: { ...sourceOf(nothing), warnings: scan.warnings },
		today,
	})
	expect(noJobs.get('C01')?.title).toMatch(/^We found no work experience section/)
})

test('the blocker of a scan holds the score down as that of any file: software finds no more in it', () => {
	const findings = found({ cv: bare, source: scan, today })
	expect(findings.get('B02')?.severity).toBe('blocker')
	expect(runChecks({ cv: bare, source: scan, today }).score).toBe(
		runChecks({ cv: bare, source, today }).score,
	)
})

test('a scan is not praised for having no page that is a picture', () => {
	const passed = (from: typeof scan) =>
		runChecks({ cv: bare, source: from, today }).passed.map(({ checkId }) => checkId)
	expect(passed(source)).toContain('A02')
	expect(passed(scan)).not.toContain('A02')
})

test.each([
	['a file with words of its own', source],
	['a CV while it is written', null],
])('of %s it is said plainly', (_, from) => {
	const findings = found({ cv: bare, source: from, today })
	expect(findings.get('B02')?.title).toBe('Your CV has no email address.')
	for (const id of lookedFor) expect(findings.get(id)?.title).not.toMatch(/scan/)
})
