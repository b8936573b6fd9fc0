import { type CvDocument, hidePart, listNames, withoutHidden } from '@app/cv'
import { goodCvs, today } from '@app/cv/fixtures'
import { expect, test } from 'vitest'
import { analyse } from './index.ts'

function judge(cv: CvDocument) {
	const { score, findings, passed } = analyse({ cv, source: null, today })
	const ids = (list: readonly { checkId: string }[]) =>
		list.map(({ checkId }) => checkId).toSorted()
	return { score, found: ids(findings), passed: ids(passed) }
}

/** The CVs with the last item of each list hidden, and with the first line of each job hidden. */
const withHidden = goodCvs.flatMap((cv, index) => [
	...listNames
		.filter((list) => cv[list].length > 0)
		.map((list): [string, CvDocument] => {
			const item = cv[list].at(-1)?.id ?? ''
			return [`item of ${list} in CV ${index}`, hidePart(cv, { item, line: '' })]
		}),
	[
		`first lines in CV ${index}`,
		cv.experience.reduce<CvDocument>(
			(hidden, { id, achievements: [line = ''] }) =>
				line === '' ? hidden : hidePart(hidden, { item: id, line }),
			cv,
		),
	] as [string, CvDocument],
])

test.each(withHidden)('a hidden %s is judged as if it had never been written', (_, cv) => {
	expect(judge(cv)).toEqual(judge(withoutHidden(cv)))
})

test('what is found is at the place where the whole CV has it', () => {
	const [cv] = goodCvs
	if (cv === undefined) throw new Error('There is no CV.')
	const vague = { ...cv.experience[0], id: 'vague', achievements: ['Responsible for stuff'] }
	const whole = { ...cv, experience: [...cv.experience, vague] } as CvDocument
	const hidden = hidePart(whole, { item: whole.experience[0]?.id ?? '', line: '' })
	const places = analyse({ cv: hidden, source: null, today })
		.findings.flatMap(({ evidence }) => evidence)
		.map(({ path }) => path)
	expect(places.filter((path) => path?.startsWith('experience.0'))).toEqual([])
	expect(places).toContain(`experience.${whole.experience.length - 1}.jobTitle`)
})
