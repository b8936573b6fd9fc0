import { addItem, type ItemOf, type ListName, newItem } from '@app/cv'
import { useNavigate } from 'react-router'
import { useCvFormContext, useEditForm } from '#features/cv-form/form-state/cv-form-context.tsx'
import { useUndo } from '#features/cv-form/form-state/use-undo.ts'
import { entryLists } from '#features/cv-form/sections/entry-lists.ts'
import { type FormSectionName, formSections } from '#features/cv-form/sections/form-sections.ts'
import { newId } from '#shared/new-id.ts'
import { storedPreferences } from '#shared/preferences/preferences-store.ts'
import { type Command, useOfferCommands } from '#shared/search/command.ts'
import { saveTheme, shownTheme } from '#shared/theme/theme-store.ts'
import { useTemplates } from '#shared/typeset/use-templates.ts'

type EditorCommands = {
	/** The CV's id in the account, or `local`. */
	cvId: string
	onMode: (mode: 'write' | 'design' | 'check' | 'assistant') => void
	onSection: (section: FormSectionName) => void
	onField: (path: string) => void
	onShowShortcuts: () => void
}

/** Offers in the search what can be done in the editor: every section, template and action. */
export function useEditorCommands(editor: EditorCommands): void {
	const navigate = useNavigate()
	const add = useAddEntry(editor.onField)
	const chooseTemplate = useChooseTemplate()
	const { templates } = useTemplates()
	const { undo, redo } = useUndo(editor.onSection)
	useOfferCommands(() => [
		...shownKeys(listActions(editor, (path) => void navigate(path))),
		action('undo', 'Undo', { keys: 'Ctrl Z', run: undo }),
		action('redo', 'Redo', { keys: 'Ctrl Shift Z', run: redo }),
		...Object.values(entryLists).map(({ list, noun, article }) =>
			action(`add-${list}`, `Add ${article} ${noun}`, { run: () => add(list) }),
		),
		...formSections.map(({ name, title, intro }) => ({
			id: name,
			title,
			group: 'Sections' as const,
			words: intro,
			run: () => editor.onSection(name),
		})),
		...templates.map(({ id, name, suits }) => ({
			id,
			title: name,
			group: 'Templates' as const,
			words: `template ${suits}`,
			run: () => chooseTemplate(id, name),
		})),
	])
}

/** Keys that are switched off are not offered. */
function shownKeys(commands: Command[]): Command[] {
	if (storedPreferences().singleKeys) return commands
	return commands.map(({ keys, ...command }) =>
		keys?.includes(' ') ? { ...command, keys } : command,
	)
}

type ActionParts = Pick<Command, 'run' | 'words' | 'keys'>

function action(id: string, title: string, parts: ActionParts): Command {
	return { id, title, group: 'Actions', ...parts }
}

function listActions(editor: EditorCommands, go: (path: string) => void): Command[] {
	const { cvId, onMode } = editor
	return [
		action('write', 'Write', { keys: '1', words: 'form mode', run: () => onMode('write') }),
		action('design', 'Design', { keys: '2', words: 'look mode', run: () => onMode('design') }),
		action('check', 'Check', { keys: '3', words: 'remarks mode', run: () => onMode('check') }),
		action('assistant', 'Assistant: ask for changes', {
			keys: 'Ctrl J',
			words: 'model rewrite suggestions help mode',
			run: () => onMode('assistant'),
		}),
		action('preview', 'Preview, print and download', {
			words: 'PDF Word DOCX text Markdown HTML JSON file save as',
			run: () => go(`/cv-writer/preview/${cvId}`),
		}),
		action('gallery', 'See your CV in every template', {
			words: 'choose compare design',
			run: () => go(`/cv-writer/template-selection/${cvId}`),
		}),
		action('improve', 'Improve line by line', {
			words: 'suggestions wording rewrite duties achievements',
			run: () => go(`/cv-writer/improvements/${cvId}`),
		}),
		action('theme', 'Switch between light and dark', {
			words: 'theme colour night',
			run: () => saveTheme(shownTheme() === 'dark' ? 'light' : 'dark'),
		}),
		action('shortcuts', 'Keyboard shortcuts', {
			keys: '?',
			words: 'keys help',
			run: editor.onShowShortcuts,
		}),
	]
}

/** Adds an empty entry to a list and leads to its first field. */
function useAddEntry(onField: (path: string) => void) {
	const { store, announce } = useCvFormContext()
	const edit = useEditForm()
	return (list: keyof typeof entryLists) => {
		const { article, noun, fields } = entryLists[list]
		const item = newItem(list as ListName, newId()) as ItemOf<ListName>
		const index = store.getState()[list].length
		edit((form) => addItem(form, list, { item: item as never }))
		onField(`${list}.${index}.${fields[0]?.name}`)
		announce(`Added ${article} ${noun}.`)
	}
}

function useChooseTemplate() {
	const { announce } = useCvFormContext()
	const edit = useEditForm()
	return (templateId: string, name: string) => {
		edit((form) => ({ ...form, design: { ...form.design, templateId } }), 'design.templateId')
		announce(`Your CV now uses ${name}. You can undo this.`)
	}
}
