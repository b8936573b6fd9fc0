/** The four things that set Ella apart. */
export const benefits: { title: string; text: string }[] = [
	{
		title: 'Intelligent CV optimisation',
		text: 'Every comment points to the exact words, and says why they matter and how to fix them. The biggest problems come first.',
	},
	{
		title: 'ATS-compliant formatting',
		text: 'Real text in one reading order, tagged for software and screen readers. No text boxes and no images of words.',
	},
	{
		title: 'Industry-specific language',
		text: 'Verbs that fit your work, whether on a ward, in a kitchen or in an office. The tense and spelling employers expect.',
	},
	{
		title: 'Impact-focused content',
		text: 'Ella asks for the number, size or result only you know, and puts it where recruiters look. Your facts stay yours.',
	},
]
