import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { coreLetters } from './core-letters.ts'

type Face = { name: string; source: string; axes: Record<string, Axis> }
type Axis = number | { min: number; max: number }

/**
 * The faces of the first paint. The serif is cut for headings: one optical size in the middle of theirs, and only the
 * weights that they have.
 */
const faces: Face[] = [
	{
		name: 'display',
		source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
		axes: { opsz: 32, wght: { min: 400, max: 650 } },
	},
	{
		name: 'sans',
		source:
			'@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
		axes: { wght: { min: 400, max: 700 } },
	},
]

/** The OpenType features that the interface needs: pairs, ligatures, marks, and figures that align in columns. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum', 'case']

const folder = join(import.meta.dirname, '..', 'app', 'generated', 'fonts')
await mkdir(folder, { recursive: true })
for (const { name, source, axes } of faces) {
	const whole = await readFile(fileURLToPath(import.meta.resolve(source)))
	const small = await subsetFont(whole, coreLetters, {
		targetFormat: 'woff2',
		variationAxes: axes,
		keepFeatures: features,
		noHinting: true,
	})
	await writeFile(join(folder, `${name}.woff2`), small)
}
