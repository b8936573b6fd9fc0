/** The four things that set Ella apart. */
export const benefits: { title: string; text: string }[] = [
	{
		title: 'Intelligent CV optimisation',
		text: 'Every remark names the exact words, says why they matter and how to mend them. What costs you most comes first.',
	},
	{
		title: 'ATS-compliant formatting',
		text: 'Real text in one reading order, tagged for software and for screen readers. No text boxes, no pictures of words.',
	},
	{
		title: 'Industry-specific language',
		text: 'Verbs that fit the work you describe, on a ward, in a kitchen or in an office, in the tense and spelling employers expect.',
	},
	{
		title: 'Impact-focused content',
		text: 'Ella asks for the number, the size or the result that only you know, and puts it where it is read. Your facts stay yours.',
	},
]
