import { goodCvs, today, withBullets } from '@app/cv/fixtures'
import { expect, test } from 'vitest'
import { runChecks } from './run-checks.ts'
import { withDismissed } from './with-dismissed.ts'

const [good] = goodCvs
if (good === undefined) throw new Error('There are no sound CVs.')
const faulty = {
	...good,
	personalInfo: { ...good.personalInfo, email: '', phone: '' },
	...withBullets('Cooked', 'Helped various people with many different tasks on a daily basis').cv?.(
		good,
	),
}
const whole = (dismissed: string[] = []) =>
	runChecks({ cv: faulty, source: null, today, dismissed })

test('setting aside afterwards gives the report that the analysis itself would have given', () => {
	const report = whole()
	const ids = report.findings
		.filter(({ severity }) => severity === 'tip' || severity === 'warning-1')
		.map(({ checkId }) => checkId)
	expect(ids.length).toBeGreaterThan(1)
	for (const count of [1, ids.length]) {
		const some = ids.slice(0, count)
		const { dismissed: aside = [], ...later } = withDismissed(report, some)
		const { dismissed = [], ...atOnce } = whole(some)
		expect(later).toEqual(atOnce)
		expect(aside.map(({ checkId }) => checkId).sort()).toEqual(
			dismissed.map(({ checkId }) => checkId).sort(),
		)
	}
})

test('what misleads every reader stays, and nothing set aside leaves the report as it is', () => {
	const report = whole()
	const heavy = report.findings
		.filter(({ severity }) => severity !== 'tip' && severity !== 'warning-1')
		.map(({ checkId }) => checkId)
	expect(heavy.length).toBeGreaterThan(0)
	expect(withDismissed(report, heavy)).toBe(report)
	expect(withDismissed(report, [])).toBe(report)
})
