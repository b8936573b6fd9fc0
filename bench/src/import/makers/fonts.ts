import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

const families = ['source-serif-4', 'source-sans-3', 'eb-garamond', 'libre-franklin']

/** Writes a fontconfig file that adds our fonts to the machine's own, and says where it is. */
export async function writeFontConfig(folder: string): Promise<string> {
	const folders = families.map((family) =>
		dirname(require.resolve(`@expo-google-fonts/${family}/package.json`)),
	)
	const path = join(folder, 'fonts.conf')
	const dirs = folders.map((dir) => `<dir>${dir}</dir>`).join('')
	await writeFile(
		path,
		`<?xml version="1.0"?><fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include>${dirs}<cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>`,
	)
	return path
}
