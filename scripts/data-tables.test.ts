import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tables = globSync('packages/*/data/*.tsv').sort()

test('each table has its module', () => {
	expect(tables.length).toBeGreaterThan(0)
	expect(() => execFileSync(process.execPath, ['scripts/write-data.mjs', '--check'])).not.toThrow()
})

test.each(tables)('%s has a header, and as many cells in every row', (table) => {
	const [header = '', ...rows] = readFileSync(table, 'utf8').replace(/\n+$/, '').split('\n')
	const columns = header.split('\t').length
	expect(rows.length).toBeGreaterThan(0)
	expect(rows.filter((row) => row.split('\t').length !== columns || row.startsWith('\t'))).toEqual(
		[],
	)
	expect(new Set(rows).size).toBe(rows.length)
})
