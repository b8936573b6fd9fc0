import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licenceText, listLicences } from './list-licences.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const packages = await listLicences(root)
const named = (name: string) => packages.find((one) => one.name === name)

test('what the product runs on is listed with its licence, what only builds it is not', () => {
	expect(named('react')).toMatchObject({ licence: 'MIT' })
	expect(named('fastify')).toMatchObject({ licence: 'MIT', homepage: expect.any(String) })
	expect(named('vitest')).toBeUndefined()
})

test('no package asks for more than Ella can give', () => {
	const strict = packages.filter(({ licence }) => /^(?:A?GPL|SSPL)/.test(licence))
	expect(strict).toEqual([])
})

test('the text of a licence is passed on', async () => {
	const react = packages.filter(({ name }) => name === 'react')
	expect(await licenceText(react)).toContain('Permission is hereby granted')
})
