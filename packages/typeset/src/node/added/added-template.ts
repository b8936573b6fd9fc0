import type { Template } from '../../templates/template-type.ts'

/** A template that an operator put into a folder. */
export type AddedTemplate = {
	template: Template
	/** Its files by their path inside its folder, as they were when it was read: what is checked is what is used. */
	files: ReadonlyMap<string, Uint8Array>
	/** Changes with the files and the manifest. */
	digest: string
}

/** Why a template isn't offered, as one sentence for its author. */
export class TemplateRefusal extends Error {}

/** The file that sets the CV. */
export const mainFile = 'template.typ'
