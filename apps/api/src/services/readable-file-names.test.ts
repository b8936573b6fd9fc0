import { expect, test } from 'vitest'
import { nameOfPost, safeFileName, uniqueFileNames } from './readable-file-names.ts'

test('a name keeps its words and loses what a file system can’t take', () => {
	expect(safeFileName('Núria’s CV, June 2026', 'cv')).toBe('Núria’s CV, June 2026')
	expect(safeFileName('../../etc/passwd', 'cv')).toBe('_.._etc_passwd')
	expect(safeFileName('C:\\CV?\n', 'cv')).toBe('C__CV__')
	expect(safeFileName('Baker. . ', 'cv')).toBe('Baker')
	expect(safeFileName('CV \u202Efdp.exe', 'cv')).toBe('CV fdp.exe')
	expect(safeFileName('con', 'cv')).toBe('_con')
	expect(safeFileName('Console', 'cv')).toBe('Console')
	for (const empty of ['', ' ', '..', '. .']) expect(safeFileName(empty, 'cv')).toBe('cv')
})

test('names that are the same on any system get numbers, in their order', () => {
	const titles = ['My CV', 'my cv', 'My CV (2)', 'My CV', '', '...']
	const names = ['My CV', 'my cv (2)', 'My CV (2) (2)', 'My CV (3)', 'CV', 'CV (2)']
	expect(uniqueFileNames(titles, 'CV')).toEqual(names)
})

test('long titles are cut, and stay apart', () => {
	const [first = '', second = ''] = uniqueFileNames(['界'.repeat(200), '界'.repeat(200)], 'CV')
	for (const name of [first, second]) expect(Buffer.byteLength(`${name}.json`)).toBeLessThan(256)
	expect(second).toBe(`${first} (2)`)
})

test('a job is called by its title and its employer', () => {
	expect(nameOfPost({ title: 'Baker', company: 'Crust' })).toBe('Baker at Crust')
	expect(nameOfPost({ title: 'Baker', company: ' ' })).toBe('Baker')
})
