export type Shortcut = { keys: string[]; does: string }

export type ShortcutGroup = {
	title: string
	shortcuts: readonly Shortcut[]
	/** Single keys, which can be switched off. */
	isOfSingleKeys?: boolean
}

/** Every key that the editor knows, by where it works. */
export const shortcutGroups: readonly ShortcutGroup[] = [
	{
		title: 'Anywhere',
		shortcuts: [
			{
				keys: ['Ctrl', 'K'],
				does: 'Search and do anything: sections, templates, actions, CVs, help',
			},
			{ keys: ['Ctrl', 'Z'], does: 'Undo' },
			{ keys: ['Ctrl', 'Shift', 'Z'], does: 'Redo' },
		],
	},
	{
		title: 'While no field has the focus',
		isOfSingleKeys: true,
		shortcuts: [
			{ keys: ['1'], does: 'Write' },
			{ keys: ['2'], does: 'Design' },
			{ keys: ['3'], does: 'Check' },
			{ keys: ['?'], does: 'This list' },
		],
	},
	{
		title: 'In a list of lines',
		shortcuts: [
			{ keys: ['Enter'], does: 'Begin the next line, or split this one' },
			{ keys: ['Backspace'], does: 'At the start of a line: join it to the one before' },
			{ keys: ['Alt', '↑'], does: 'Move the line up' },
			{ keys: ['Alt', '↓'], does: 'Move the line down' },
		],
	},
	{
		title: 'On a job, course or other entry',
		shortcuts: [
			{ keys: ['Alt', '↑'], does: 'Move it up' },
			{ keys: ['Alt', '↓'], does: 'Move it down' },
		],
	},
	{
		title: 'Among skills and interests',
		shortcuts: [
			{ keys: ['Enter'], does: 'Add what is typed; on a skill: change it' },
			{ keys: ['←', '→'], does: 'Go from one to the next' },
			{ keys: ['Alt', '←'], does: 'Move it to the left' },
			{ keys: ['Alt', '→'], does: 'Move it to the right' },
			{ keys: ['Delete'], does: 'Remove it' },
		],
	},
]
