import { emptyCv } from '@app/cv'
import { expect, test } from 'vitest'
import { buildTestBackup, ended, inPieces } from '#test/build-test-backup.ts'
import { BackupDamaged } from './backup-format.ts'
import { parseBackup } from './parse-backup.ts'
import { verifyBackup } from './verify-backup.ts'

const verify = (lines: string[]) => verifyBackup(parseBackup(inPieces(lines)))

const account = { name: 'public.account', columns: ['id'], rows: [['a'], ['b\u2028"\\']] }
const cvs = {
	name: 'public.cv',
	columns: ['id', 'owner_id', 'document'],
	rows: [
		['1', 'a', JSON.stringify(emptyCv())],
		['2', null, '{}'],
	],
}
const ownerKey = {
	name: 'cv_owner',
	table: 'public.cv',
	columns: ['owner_id'],
	toTable: 'public.account',
	toColumns: ['id'],
}
const upload = [{ content: 'An upload' }, { name: 'page-1.png', content: 'A page' }]
const whole = buildTestBackup({ tables: [account, cvs], foreignKeys: [ownerKey], files: upload })

test('a whole backup is counted', async () => {
	expect(await verify(whole)).toMatchObject({
		tables: { 'public.account': 2, 'public.cv': 2 },
		files: 2,
		fileBytes: 15,
		notes: [],
	})
})

test('every line is needed, and nothing may follow', async () => {
	expect(whole).toHaveLength(16)
	for (const index of whole.keys()) {
		await expect(verify(whole.toSpliced(index, 1))).rejects.toThrow(BackupDamaged)
	}
	await expect(verify([...whole, '{}\n'])).rejects.toThrow('after the end of the backup')
	await expect(verify([])).rejects.toThrow('incomplete')
})

test('no character can be changed without being noticed', async () => {
	const text = whole.join('')
	for (let index = 0; index < text.length; index += 11) {
		const character = text[index] === '1' ? '2' : '1'
		const changed = `${text.slice(0, index)}${character}${text.slice(index + 1)}`
		await expect(verify([changed])).rejects.toThrow()
	}
})

test('rows that were exchanged for others are noticed even when the last sum is right', async () => {
	const rows = { rows: 4, files: 2 }
	const swapped = whole.slice(0, -1).map((line) => line.replace('["a"]', '["c"]'))
	await expect(verify(ended(swapped, rows))).rejects.toThrow(
		'The rows of public.account have changed since the backup was made.',
	)
})

test('a reference to a row that is not there is told, wherever the rows stand', async () => {
	const backupWith = (tables: (typeof cvs)[]) =>
		buildTestBackup({ tables, foreignKeys: [ownerKey] })
	expect(await verify(backupWith([cvs, account]))).toMatchObject({ notes: [] })
	const orphaned = { ...cvs, rows: [['1', 'nobody', '{}']] }
	await expect(verify(backupWith([account, orphaned]))).rejects.toThrow(
		'1 of the values in public.cv (owner_id) name a row of public.account that is not there.',
	)
})

test('a CV that cannot be read, or only by a newer Ella, is told and keeps nothing else back', async () => {
	const rows = [
		['1', 'a', '{"schemaVersion":99}'],
		['2', 'a', '"text"'],
	]
	const { notes } = await verify(buildTestBackup({ tables: [account, { ...cvs, rows }] }))
	expect(notes).toEqual([
		'A newer version of Ella wrote the CV in public.cv 1.',
		'Ella can’t read the CV in public.cv 2: A CV document is a JSON object.',
	])
})

test('an upload that is not in the backup is told', async () => {
	const analyses = {
		name: 'public.guest_analysis',
		columns: ['id', 'file_hash'],
		rows: [['1', 'x']],
	}
	const { notes } = await verify(buildTestBackup({ tables: [analyses], files: upload }))
	expect(notes).toEqual(['1 uploads of analyses are missing from the backup.'])
})

test('a backup in a newer format says that it needs a newer Ella', async () => {
	const newer = buildTestBackup({ header: { format: 2, unheardOf: true } })
	await expect(verify(newer)).rejects.toThrow('This backup has format 2')
})

test('what is no backup says so', async () => {
	await expect(verify(['{"some":"json"}\n'])).rejects.toThrow('doesn’t start like an Ella backup')
})
