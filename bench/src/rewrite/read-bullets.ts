import { readFileSync } from 'node:fs'

/** One bullet as a person wrote it, with every rewriting that an expert would approve. */
export type BulletCase = {
	profession: string
	current: boolean
	isMessy: boolean
	input: string
	approved: string[]
	/** The person's words are good as they stand. */
	mayStay: boolean
}

/** The bullets of a file of this folder. Its columns are explained in its first lines. */
export function readBullets(file: string): BulletCase[] {
	const text = readFileSync(new URL(`./bullets/${file}`, import.meta.url), 'utf8')
	let profession = ''
	return text.split('\n').flatMap((line) => {
		if (line.startsWith('[')) profession = line.slice(1, -1)
		return /^(?:past|current)!? \|/.test(line) ? [bulletOf(line, profession)] : []
	})
}

function bulletOf(line: string, profession: string): BulletCase {
	const [tense = '', input = '', ...approved] = line.split(' | ').map((cell) => cell.trim())
	return {
		profession,
		input,
		current: tense.startsWith('current'),
		isMessy: tense.endsWith('!'),
		approved: approved.filter((text) => text !== 'keep'),
		mayStay: approved.includes('keep'),
	}
}
