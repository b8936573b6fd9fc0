export type FeatureGroup = {
	id: 'check' | 'rewrite' | 'write' | 'match' | 'set' | 'readable' | 'keep' | 'share' | 'apply'
	title: string
	text: string
	points: string[]
	link: { to: string; label: string }
}

/** What Ella does, in the order in which a person meets it. */
export const featureGroups: FeatureGroup[] = [
	{
		id: 'check',
		title: 'Reads your CV as a machine does',
		text: 'Drop in the file you would send. Ella shows what software gets out of it, and marks on your own page the words that each remark is about.',
		points: [
			'PDF, Word (also the old .doc), OpenDocument, RTF, web pages, Markdown, plain text, JSON Resume, Europass and LinkedIn’s copy of your data',
			'More than a hundred checks in seven groups; what costs you most comes first, with the reason and the way to mend it',
			'A score that can be taken apart: each check costs its points once, and you see which',
			'The text exactly as a machine reads it, and every field with how sure Ella is of it',
			'Scans, passwords, hidden text and tables are told in a plain sentence',
		],
		link: { to: '/cv-analysis', label: 'Check your CV' },
	},
	{
		id: 'rewrite',
		title: 'Turns duties into achievements, truthfully',
		text: 'Paste what the job was. Ella says it with a verb at the front, in your own words, and asks for the one fact that would make it stronger.',
		points: [
			'It works in your browser: what you paste is sent nowhere',
			'No number, tool, title or result that you did not write: a guard compares each suggestion with your words',
			'You accept, change or refuse each line; nothing is replaced behind your back',
			'British or American spelling, and the tense of the job',
		],
		link: { to: '/cv-rewriter', label: 'Rewrite a duty' },
	},
	{
		id: 'write',
		title: 'Writes with you, page in view',
		text: 'A form for each section, and beside it the finished page, which changes as you type.',
		points: [
			'Start from nothing, from a file, or from a CV that Ella has read',
			'Dates as you would say them: “Sept 2021”, “09/2021”, “since 2019”',
			'Ten steps back and forward; saved a second after you stop, on your device first',
			'Goes on without a connection, and joins what two devices changed',
			'Usable by keyboard and with a screen reader throughout',
		],
		link: { to: '/cv-writer', label: 'Write a CV' },
	},
	{
		id: 'match',
		title: 'Fits it to the job',
		text: 'Paste an advert beside your CV. Ella shows what the job asks for, and the line of yours that answers it.',
		points: [
			'Each demand stands with the words of yours that show it, or as “only listed” or “missing”; the figure says how much of the advert your CV shows, and no more',
			'One thing under two names counts as one: “purchase ledger” answers “accounts payable”',
			'Changes that fit the CV to the advert, each yours to accept; titles, employers and dates are never touched',
			'A tailored copy for one application, while your own CV stays as it is',
		],
		link: { to: '/cv-rewriter?part=match', label: 'Match a CV to a job' },
	},
	{
		id: 'set',
		title: 'Sets it in real type',
		text: 'One engine draws the preview and the file, so what you see is what is sent.',
		points: [
			'Twelve templates and ten pairs of fonts, with colour, size, spacing, margins and order in your hands',
			'“Fit to one page” says what it changed, or that it cannot',
			'Greek, Cyrillic, Arabic, Hebrew, Devanagari, Thai, Chinese, Japanese and Korean in fonts made for them',
			'PDF, PDF/A, Word, pictures, web page, Markdown, plain text and JSON Resume, without a watermark',
		],
		link: { to: '/templates', label: 'See the templates' },
	},
	{
		id: 'readable',
		title: 'Readable by software, and by people who listen',
		text: 'Each template is exported and read back by other programs, and compared word for word.',
		points: [
			'Real text in one reading order, also in the templates with two columns',
			'Tagged PDF to the standard PDF/UA, so that screen readers know headings, lists and links',
			'A PDF or Word file from Ella can be opened here again with nothing lost; you can switch that off',
		],
		link: { to: '/tips#A09', label: 'Tips on layout' },
	},
	{
		id: 'keep',
		title: 'Keeps it safe',
		text: 'With a free account your CVs are on every device, and nothing is overwritten silently.',
		points: [
			'Every version with its day and its reason; compare two word by word and bring one back',
			'A bin that keeps deleted CVs for 30 days',
			'Take everything along as one file, or delete the account: after 14 days nothing of it is left',
			'Without an account: what you write stays in your browser, and an uploaded file is deleted after 24 hours',
		],
		link: { to: '/privacy', label: 'What is kept, and for how long' },
	},
	{
		id: 'share',
		title: 'Shares it on your terms',
		text: 'A link to the pages, for as long as you like, without the parts that are nobody’s business.',
		points: [
			'With a password and a last day, if you wish',
			'Phone and street are left out unless you say otherwise, and so is any section you choose',
			'See beforehand what others see, and afterwards how often it was opened; not by whom',
			'Taken back, it is gone at once',
		],
		link: { to: '/register', label: 'Create a free account' },
	},
	{
		id: 'apply',
		title: 'Keeps track of your applications',
		text: 'From the advert to the answer: what you sent, to whom, and what comes next.',
		points: [
			'Jobs from the boards that this site reads, or any advert that you paste or link to, each with how your CV fits it',
			'A board, a list and a calendar; stages of your own; e-mails about next steps, and an address for your own calendar',
			'The words of the advert and the exact version of the CV that you sent, for the interview weeks later',
			'What comes of it all, drawn with how certain the figures are',
			'In from a spreadsheet, and out again as one',
		],
		link: { to: '/jobs', label: 'Look for jobs' },
	},
]
