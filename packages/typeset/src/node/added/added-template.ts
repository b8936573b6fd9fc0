import type { Template } from '../../templates/template-type.ts'

/** A template that an operator put into a folder. */
export type AddedTemplate = {
	template: Template
	/** The template's files by path inside its folder, as read: the checked files are the ones used. */
	files: ReadonlyMap<string, Uint8Array>
	/** Changes with the files and the manifest. */
	digest: string
}

/** The refusal of a template, with one sentence for its author. */
export class TemplateRefusal extends Error {}

/** The file that sets the CV. */
export const mainFile = 'template.typ'
