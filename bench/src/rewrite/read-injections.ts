import { readFileSync } from 'node:fs'

/** Lines that try to give orders. */
export function readInjections(): string[] {
	return readFileSync(new URL('./injections.txt', import.meta.url), 'utf8')
		.split('\n')
		.filter((line) => line !== '' && !/^# /.test(line))
}
