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
				does: 'Search everything: sections, templates, actions, CVs, help',
			},
			{ keys: ['Ctrl', 'J'], does: 'Open or close the assistant' },
			{ keys: ['F2'], does: 'Rename the CV' },
			{ keys: ['Ctrl', 'Z'], does: 'Undo' },
			{ keys: ['Ctrl', 'Shift', 'Z'], does: 'Redo' },
		],
	},
	{
		title: 'When you’re not typing in a field',
		isOfSingleKeys: true,
		shortcuts: [
			{ keys: ['1'], does: 'Write' },
			{ keys: ['2'], does: 'Design' },
			{ keys: ['3'], does: 'Check' },
			{ keys: ['?'], does: 'Show this list' },
		],
	},
	{
		title: 'In your profile and in lines',
		shortcuts: [
			{ keys: ['Ctrl', 'B'], does: 'Bold' },
			{ keys: ['Ctrl', 'I'], does: 'Italic' },
			{ keys: ['Ctrl', 'K'], does: 'Link the selected words' },
		],
	},
	{
		title: 'In a list of lines',
		shortcuts: [
			{ keys: ['Enter'], does: 'Start a new line, or split this one' },
			{ keys: ['Backspace'], does: 'At the start of a line: join it to the line above' },
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
		title: 'In skills and interests',
		shortcuts: [
			{ keys: ['Enter'], does: 'Add what you’ve typed, or edit the selected skill' },
			{ keys: ['←', '→'], does: 'Move between them' },
			{ keys: ['Alt', '←'], does: 'Move left' },
			{ keys: ['Alt', '→'], does: 'Move right' },
			{ keys: ['Delete'], does: 'Remove it' },
		],
	},
]
