import { lstat, readdir, readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { templates } from '../../find-template.ts'
import { computeDigest } from '../compute-digest.ts'
import { type AddedTemplate, mainFile, TemplateRefusal } from './added-template.ts'
import { readManifest } from './read-manifest.ts'

const manifestFile = 'manifest.json'
const fileKinds: readonly string[] = ['.typ', '.json', '.svg', '.png', '.jpg', '.txt', '.md']
const mostFiles = 30
const mostBytes = 2 * 1024 * 1024

/** Reads a template from its folder, whose name becomes its id. Throws a `TemplateRefusal` if it isn't a template. */
export async function readTemplateFolder(folder: string): Promise<AddedTemplate> {
	const id = basename(folder)
	if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(id)) {
		throw new TemplateRefusal(
			'Its folder needs a name of small letters, digits and hyphens, such as "letterhead".',
		)
	}
	if (templates.some((template) => template.id === id)) {
		throw new TemplateRefusal(`Ella has a template "${id}" already: give the folder another name.`)
	}
	const files = await readFiles(folder)
	for (const needed of [mainFile, manifestFile]) {
		if (!files.has(needed)) throw new TemplateRefusal(`There’s no ${needed} in its folder.`)
	}
	const manifest = new TextDecoder().decode(files.get(manifestFile))
	const digest = computeDigest(
		JSON.stringify(
			[...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]),
		),
	)
	return { template: readManifest(manifest, id), files, digest }
}

async function readFiles(folder: string): Promise<Map<string, Uint8Array>> {
	const paths = await listFiles(folder)
	if (paths.length > mostFiles) {
		throw new TemplateRefusal(`There are more than ${mostFiles} files in its folder.`)
	}
	const files = new Map<string, Uint8Array>()
	let size = 0
	for (const path of paths) {
		const { size: bytes } = await lstat(join(folder, path))
		size += bytes
		if (size > mostBytes) throw new TemplateRefusal('Its files are larger than 2 MB together.')
		files.set(path, new Uint8Array(await readFile(join(folder, path))))
	}
	return files
}

/** Lists the paths inside a folder, sorted. Links could lead out of the folder, so they aren't followed. */
async function listFiles(folder: string, inside = ''): Promise<string[]> {
	const paths: string[] = []
	const entries = await readdir(join(folder, inside), { withFileTypes: true }).catch(() => {
		throw new TemplateRefusal('We can’t read its folder.')
	})
	for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
		const path = inside === '' ? entry.name : `${inside}/${entry.name}`
		if (entry.name.startsWith('.')) continue
		if (entry.isDirectory()) paths.push(...(await listFiles(folder, path)))
		else if (!entry.isFile())
			throw new TemplateRefusal(`${path} is a link: put the file itself there.`)
		else if (!fileKinds.includes(extname(entry.name).toLowerCase())) {
			throw new TemplateRefusal(`${path} isn’t allowed: only ${fileKinds.join(', ')} files are.`)
		} else paths.push(path)
	}
	return paths
}
