import { readFileSync } from 'node:fs'
import type { CvWithSource } from './cv-with-source.ts'
import { readCvFile } from './read-cv-file.ts'

/** The bytes of a file of the fixtures. */
export function fixture(fileName: string): Uint8Array {
	return new Uint8Array(readFileSync(new URL(`../fixtures/${fileName}`, import.meta.url)))
}

/** Reads a file of the fixtures in the process of the test. */
export function readFixture(fileName: string): Promise<CvWithSource> {
	return readBytes(fixture(fileName), fileName)
}

/** Reads bytes in the process of the test. */
export function readBytes(bytes: Uint8Array, fileName = 'cv'): Promise<CvWithSource> {
	return readCvFile({ bytes, fileName, maxPages: 50 }, () => undefined)
}
