import { defaultDesign } from '@app/cv'
import { expect, test } from 'vitest'
import { buildStyle } from '../build-style.ts'
import { nameFamilies } from './name-families.ts'

const { fonts } = buildStyle({ ...defaultDesign(), templateId: 'two-columns' }, '')

test('a usual name keeps its fonts', () => {
	expect(nameFamilies('Zoë Łukaszewicz', fonts).body).toBe(fonts.body)
})

test('a name with a letter that its font lacks is set in another serif that has all of them', () => {
	expect(fonts.body[0]).toBe('PT Serif')
	const { body } = nameFamilies('Ngozi Adéyẹmí', fonts)
	expect(body[0]).toBe('Source Serif 4')
	expect(body).toContain('PT Serif')
})

test('a name in another script has its fonts by its letters', () => {
	expect(nameFamilies('田中 さくら', fonts).body).toBe(fonts.body)
})
