import { type CvDesign, defaultDesign } from '@app/cv'
import { goodCvs, tinyPhoto, today } from '@app/cv/fixtures'
import { expect, test } from 'vitest'
import { runChecks } from '../../run-checks.ts'

const [good] = goodCvs
if (good === undefined) throw new Error('There are no good CVs.')
const cv = { ...good, photo: { image: tinyPhoto, description: '' } }

function remarkOn(design?: Partial<CvDesign>) {
	const whole = design === undefined ? {} : { design: { ...defaultDesign(), ...design } }
	const { findings } = runChecks({ cv, source: null, today, ...whole })
	return findings.find(({ checkId }) => checkId === 'H01')
}

test('a photo that is shown on a CV in English is remarked on, where it is', () => {
	const remark = remarkOn({ photo: 'round' })
	expect(remark?.title).toBe('There’s a photo of you on your CV.')
	expect(remark?.evidence).toMatchObject([{ path: 'photo.image' }])
})

test('one that no page shows, and one that is usual, are not', () => {
	expect(remarkOn({})).toBeUndefined()
	expect(remarkOn({ photo: 'hidden' })).toBeUndefined()
	expect(remarkOn({ headingLanguage: 'de' })).toBeUndefined()
	expect(remarkOn()).toBeUndefined()
})
