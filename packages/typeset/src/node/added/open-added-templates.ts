import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { addTemplate } from '../../find-template.ts'
import type { ReadBack } from '../../template-read-back.ts'
import type { Template } from '../../templates/template-type.ts'
import { type AddedTemplate, TemplateRefusal } from './added-template.ts'
import { checkTemplate, type ReadTexts } from './check-template.ts'
import { readTemplateFolder } from './read-template-folder.ts'

type AddedTemplatesOptions = {
	/** Where operators put folders; `null` where they put none. */
	folder: string | null
	readTexts: ReadTexts
	/** Told once of each version of a template that isn’t offered, with a sentence for the operator. */
	onRefused: (id: string, reason: string) => void
	/** Returns an earlier process's measurement of the version with this digest. */
	recall?: (digest: string) => ReadBack[] | undefined
	/** Stores the measurement for the next process. */
	remember?: (digest: string, readBack: ReadBack[]) => Promise<void>
	/** Stands in for the real check. */
	check?: typeof checkTemplate
}

type Offered = { added: AddedTemplate; readBack: ReadBack[]; forget: () => void }

/** An operator's template with what programs read back of it. */
export type OfferedTemplate = { template: Template; readBack: ReadBack[] }

export type AddedTemplates = {
	/** The templates that passed, by their folders' names. */
	list: () => OfferedTemplate[]
	find: (id: string) => AddedTemplate | undefined
	/**
	 * Reads the folder again: checks new and changed templates, and withdraws templates that are gone or now fail.
	 * Throws the system's error when the folder can't be read.
	 */
	refresh: () => Promise<void>
}

/** Returns the templates in an operator's folder. A template is offered only after `refresh` has checked it. */
export function openAddedTemplates(options: AddedTemplatesOptions): AddedTemplates {
	const offered = new Map<string, Offered>()
	/** The version that was judged last of each folder: a digest, or why it couldn’t be read. */
	const judged = new Map<string, string>()

	function withdraw(id: string): void {
		offered.get(id)?.forget()
		offered.delete(id)
	}

	async function measure(added: AddedTemplate): Promise<ReadBack[]> {
		const known = options.recall?.(added.digest)
		if (known !== undefined) return known
		const { check = checkTemplate, readTexts } = options
		const readBack = await check(added, { readTexts })
		await options.remember?.(added.digest, readBack)
		return readBack
	}

	async function consider(folder: string, id: string): Promise<void> {
		const added = await orRefusal(readTemplateFolder(join(folder, id)))
		const version = added instanceof TemplateRefusal ? added.message : added.digest
		if (judged.get(id) === version) return
		const readBack = added instanceof TemplateRefusal ? added : await orRefusal(measure(added))
		judged.set(id, version)
		withdraw(id)
		if (added instanceof TemplateRefusal) options.onRefused(id, added.message)
		else if (readBack instanceof TemplateRefusal) options.onRefused(id, readBack.message)
		else offered.set(id, { added, readBack, forget: addTemplate(added.template) })
	}

	async function refresh(): Promise<void> {
		const { folder } = options
		if (folder === null) return
		const ids = await listFolders(folder)
		for (const id of [...judged.keys()].filter((known) => !ids.includes(known))) {
			withdraw(id)
			judged.delete(id)
		}
		for (const id of ids) await consider(folder, id)
	}

	return {
		list: () =>
			[...offered.values()]
				.map(({ added, readBack }) => ({ template: added.template, readBack }))
				.toSorted((a, b) => (a.template.id < b.template.id ? -1 : 1)),
		find: (id) => offered.get(id)?.added,
		refresh,
	}
}

async function orRefusal<Result>(work: Promise<Result>): Promise<Result | TemplateRefusal> {
	try {
		return await work
	} catch (error) {
		if (error instanceof TemplateRefusal) return error
		throw error
	}
}

async function listFolders(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { withFileTypes: true })
	return entries
		.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
		.map(({ name }) => name)
		.toSorted()
}
