import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** A package that Ella is made of. */
export type LicensedPackage = {
	name: string
	version: string
	licence: string
	homepage: string | null
	/** The folder of the package, under the root of the project. */
	folder: string
}

const lockSchema = z.object({
	packages: z.record(
		z.string(),
		z.object({
			dev: z.boolean().optional(),
			link: z.boolean().optional(),
			version: z.string().optional(),
		}),
	),
})

const manifestSchema = z.object({
	name: z.string(),
	version: z.string(),
	license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
	licenses: z.array(z.object({ type: z.string() })).optional(),
	homepage: z.string().optional(),
	repository: z.union([z.string(), z.object({ url: z.string() })]).optional(),
})

/** Every package that the running product needs and that is installed here, by name. */
export async function listLicences(root: string): Promise<LicensedPackage[]> {
	const lock = lockSchema.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')))
	const folders = Object.entries(lock.packages)
		.filter(([folder, { dev, link }]) => folder.includes('node_modules/') && !dev && !link)
		.map(([folder]) => folder)
	const packages = await Promise.all(folders.map((folder) => readPackage(root, folder)))
	const byNameAndVersion = new Map(
		packages.flatMap((one) => (one === null ? [] : [[`${one.name}@${one.version}`, one]])),
	)
	return [...byNameAndVersion.values()].sort((a, b) => a.name.localeCompare(b.name))
}

/** The licences of all packages, in full. */
export async function licenceText(
	packages: LicensedPackage[],
	root = join(import.meta.dirname, '..', '..', '..'),
): Promise<string> {
	const parts = await Promise.all(
		packages.map(async ({ name, version, licence, folder }) => {
			const text = await readLicence(join(root, folder))
			return [`${name} ${version} (${licence})`, '', text.trim(), ''].join('\n')
		}),
	)
	return parts.join(`\n${'-'.repeat(78)}\n\n`)
}

async function readPackage(root: string, folder: string): Promise<LicensedPackage | null> {
	const text = await readFile(join(root, folder, 'package.json'), 'utf8').catch(() => null)
	// Builds for other machines are in the lock file but not here.
	if (text === null) return null
	const { name, version, license, licenses, homepage, repository } = manifestSchema.parse(
		JSON.parse(text),
	)
	const first = license ?? licenses?.[0]
	const named = typeof first === 'string' ? first : first?.type
	const licence = named ?? licenceOfText(await readLicence(join(root, folder)))
	if (licence === null) throw new Error(`The package ${name} names no licence.`)
	return { name, version, licence, homepage: homepage ?? readRepositoryUrl(repository), folder }
}

/** The few packages that only have the text are all under the same licence. */
function licenceOfText(text: string): string | null {
	return text.includes('Permission is hereby granted, free of charge') ? 'MIT' : null
}

function readRepositoryUrl(repository: string | { url: string } | undefined): string | null {
	const given = typeof repository === 'string' ? repository : repository?.url
	if (given === undefined) return null
	const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(given)?.[1]
	if (short) return `https://github.com/${short}`
	const address = given
		.replace(/^git\+/, '')
		.replace(/^(?:git|ssh):\/\/(?:git@)?/, 'https://')
		.replace(/^git@([^:]+):/, 'https://$1/')
		.replace(/\.git$/, '')
	return address.startsWith('https://') ? address : null
}

async function readLicence(folder: string): Promise<string> {
	const names = await readdir(folder)
	const files = names.filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name)).sort()
	const texts = await Promise.all(
		files.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')),
	)
	return texts.join('\n') || 'The package comes without the text of its licence.'
}
