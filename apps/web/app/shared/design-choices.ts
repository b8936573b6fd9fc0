/**
 * The settings of a design that are chosen by name, with the labels that the screens show; `''` is the template's
 * default.
 */
export const designChoices = {
	datePlace: {
		label: 'Date position',
		options: { after: 'After the employer', before: 'Before the employer', right: 'On the right' },
	},
	bulletStyle: {
		label: 'Bullets',
		options: { dot: '• Dot', dash: '– Dash', square: '■ Square', arrow: '› Arrow', ring: '◦ Ring' },
	},
	headerLayout: {
		label: 'Name and contact details',
		options: { left: 'On the left', centred: 'Centred', split: 'Side by side' },
	},
	sidebarSide: {
		label: 'Side column',
		options: { auto: 'Template default', left: 'On the left', right: 'On the right' },
	},
	sidebarWidth: {
		label: 'Side column width',
		options: { narrow: 'Narrow', normal: 'Normal', wide: 'Wide' },
	},
	photo: { label: 'Photo', options: { hidden: 'Hidden', square: 'Square', round: 'Round' } },
	headingLanguage: {
		label: 'Language for headings and months',
		options: {
			en: 'English',
			de: 'German',
			fr: 'French',
			es: 'Spanish',
			it: 'Italian',
			pt: 'Portuguese',
			nl: 'Dutch',
			pl: 'Polish',
		},
	},
} as const
