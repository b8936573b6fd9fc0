import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
	currentSchemaVersion,
	cvDocumentSchema,
	emptyCv,
	plainCv,
	readCvDocument,
	withoutHidden,
} from './index.ts'
import { documentUpgrades, upgradeDocument } from './upgrade-cv-document.ts'

const folder = new URL('./fixtures/documents/', import.meta.url)
const samples = readdirSync(folder).sort()

const sample = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

test('there is a sample and an upgrade for every version that was ever written', () => {
	const versions = Array.from({ length: currentSchemaVersion }, (_, index) => index + 1)
	expect(samples).toEqual(versions.map((version) => `version-${version}.json`))
	expect(documentUpgrades).toHaveLength(currentSchemaVersion - 1)
})

test('a document that changes its shape gets a new version', () => {
	const shape = new URL(
		`./fixtures/document-shapes/version-${currentSchemaVersion}.json`,
		import.meta.url,
	)
	const recorded = JSON.parse(readFileSync(shape, 'utf8'))
	const now = z.toJSONSchema(cvDocumentSchema, { unrepresentable: 'any' })
	// If this fails: raise currentSchemaVersion, add an upgrade and a sample, and record the new shape beside the old.
	expect(JSON.parse(JSON.stringify(now))).toEqual(recorded)
})

test.each(samples)('%s is read, and nothing that it says is lost', (name) => {
	const document = sample(name)
	const reading = readCvDocument(document)
	expect(reading.status).toBe('read')
	const words = JSON.stringify(reading.status === 'read' && reading.cv)
	for (const text of textsIn({ ...document, schemaVersion: 0 })) expect(words).toContain(text)
})

test('upgrades run one after the other, from the version of the document on', () => {
	const upgrades = ['a', 'b', 'c'].map((name) => (document: Record<string, unknown>) => ({
		...document,
		steps: `${document.steps ?? ''}${name}`,
	}))
	expect(upgradeDocument({ schemaVersion: 2 }, 2, upgrades)).toEqual({
		schemaVersion: 4,
		steps: 'bc',
	})
	expect(upgradeDocument({ schemaVersion: 4 }, 4, upgrades)).toEqual({ schemaVersion: 4 })
})

test('a course of before ended, as far as it says', () => {
	const reading = readCvDocument({ schemaVersion: 8, education: [{ id: 'a', startDate: '2019' }] })
	expect(reading.status === 'read' && reading.cv.education).toMatchObject([{ current: false }])
})

test('what looks like a mark in a text of before marks is letters, and a hidden line stays hidden', () => {
	const line = 'Rated **A** and A*'
	const older = {
		schemaVersion: 5,
		professionalSummary: '5 * 3, *so*',
		experience: [{ id: 'a', jobTitle: '*Cook*', achievements: [line, 'Plain'] }],
		hidden: [{ item: 'a', line }],
	}
	const reading = readCvDocument(older)
	const cv = reading.status === 'read' ? reading.cv : emptyCv()
	expect(cv.experience[0]?.jobTitle).toBe('*Cook*')
	expect(plainCv(cv)).toMatchObject({
		professionalSummary: '5 * 3, *so*',
		experience: [{ achievements: [line, 'Plain'] }],
	})
	expect(withoutHidden(cv).experience[0]?.achievements).toEqual(['Plain'])
})

function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return value === '' ? [] : [value]
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
