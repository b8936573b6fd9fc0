const url = (href: string) => ({ label: '', href })
const section = (name: string, items: object[]) => ({
	name,
	columns: 1,
	separateLinks: true,
	visible: true,
	id: name.toLowerCase(),
	items,
})
const item = (fields: object) => ({ id: 'k3v9', visible: true, ...fields })

/** A file as version 4 of Reactive Resume writes it, of a person who does not exist. */
export const version4 = {
	basics: {
		name: 'Ravi de Souza',
		headline: 'Building Surveyor',
		email: 'ravi@example.com',
		phone: '07700 900512',
		location: 'Leicester',
		url: url('https://ravi.example.com'),
		customFields: [],
		picture: { url: 'https://ravi.example.com/me.jpg', size: 64, effects: { hidden: false } },
	},
	sections: {
		summary: {
			name: 'About me',
			columns: 1,
			visible: true,
			id: 'summary',
			content: '<p>Surveys old roofs &amp; walls.</p>',
		},
		experience: section('Work', [
			item({
				company: 'Hartley Surveys',
				position: 'Surveyor',
				location: 'Leeds',
				date: 'April 2019 – Present',
				url: url(''),
				summary:
					'<p>Led surveys of <strong>schools</strong>.</p><ul><li><p>Surveyed 60 roofs</p></li><li><p>Cut visits by 20%</p></li></ul>',
			}),
			item({
				company: 'Oak & Stone',
				position: 'Trainee',
				location: '',
				date: '2016 - 2019',
				summary: '',
			}),
			{ ...item({ company: 'Secret Ltd', position: 'Spy', date: '2010 - 2011' }), visible: false },
		]),
		education: section('Education', [
			item({
				institution: 'De Montfort University',
				studyType: 'BSc',
				area: 'Building',
				score: '2:1',
				date: '2013 to 2016',
				summary: '<p>Thesis on thatch</p>',
			}),
		]),
		skills: section('Skills', [
			item({ name: 'Software', description: 'Advanced', level: 4, keywords: ['AutoCAD', 'Revit'] }),
			item({ name: 'Damp testing', description: '5 years', level: 3, keywords: [] }),
		]),
		languages: section('Languages', [
			item({ name: 'Portuguese', description: 'mother tongue', level: 5 }),
		]),
		profiles: section('Profiles', [
			item({
				network: 'LinkedIn',
				username: 'ravi',
				icon: 'linkedin',
				url: url('https://linkedin.com/in/ravi'),
			}),
		]),
		projects: section('Projects', [
			item({
				name: 'Roof atlas',
				description: 'A map of roofs',
				date: 'May 2020',
				summary: '<ul><li>Mapped 900 roofs</li></ul>',
				keywords: ['QGIS'],
				url: url(''),
			}),
		]),
		volunteer: section('Volunteering', [
			item({ organization: 'Scouts', position: 'Leader', location: 'Hove', date: '2012 - 2014' }),
		]),
		certifications: section('Certificates', [
			item({ name: 'RICS', issuer: 'RICS', date: 'June 2018', summary: '', url: url('') }),
		]),
		awards: section('Awards', [
			item({
				title: 'Young Surveyor',
				awarder: 'RICS',
				date: '2018',
				summary: '<p>For thatch</p>',
			}),
		]),
		publications: section('Publications', [
			item({ name: 'On thatch', publisher: 'Roof News', date: '2017', summary: '' }),
		]),
		interests: section('Interests', [item({ name: 'Cycling', keywords: ['Hills', 'Rain'] })]),
		references: section('References', [
			item({ name: 'Jo Hartley', description: 'Director', summary: '' }),
		]),
		custom: {
			abc: section('Driving', [
				item({ name: 'Full licence', description: 'Since 2011', date: '' }),
			]),
		},
	},
	metadata: { template: 'onyx', css: { value: 'body { color: red }', visible: false }, notes: '' },
}

const site = (address: string) => ({ url: address, label: '', inlineLink: false })
const newSection = (title: string, items: object[]) => ({ title, columns: 1, hidden: false, items })
const newItem = (fields: object) => ({ id: 'k3v9', hidden: false, ...fields })

/** The same person as version 5 writes them. */
export const version5 = {
	picture: { hidden: false, url: '/uploads/me.jpg', size: 80, borderColor: 'rgba(0, 0, 0, 0)' },
	basics: {
		name: 'Ravi de Souza',
		headline: 'Building Surveyor',
		email: 'ravi@example.com',
		phone: '07700 900512',
		location: 'Leicester',
		website: site('https://ravi.example.com'),
		customFields: [
			{ id: 'c', icon: '', text: 'My roofs', link: 'https://roofs.example.com' },
			{ id: 'd', icon: '', text: 'Category B licence', link: '' },
		],
	},
	summary: {
		title: '',
		columns: 1,
		hidden: false,
		content: '<p>Surveys old roofs &#38; walls.</p>',
	},
	sections: {
		experience: newSection('', [
			newItem({
				company: 'Hartley Surveys',
				position: 'Surveyor',
				location: 'Leeds',
				roles: [],
				period: 'April 2019 – Present',
				website: site(''),
				description:
					'<p>Led surveys of schools.</p><ul><li>Surveyed 60 roofs</li><li>Cut visits by 20%</li></ul>',
			}),
			newItem({
				company: 'Oak & Stone',
				position: '',
				location: '',
				period: '2012 - 2019',
				description: '',
				roles: [
					{
						id: 'a',
						position: 'Assistant',
						period: '2016 - 2019',
						description: '<p>Ran the van</p>',
					},
					{ id: 'b', position: 'Trainee', period: '2012 - 2016', description: '' },
				],
			}),
			{
				...newItem({ company: 'Secret Ltd', position: 'Spy', period: '2010 - 2011' }),
				hidden: true,
			},
		]),
		education: newSection('', [
			newItem({
				school: 'De Montfort University',
				degree: 'BSc',
				area: 'Building',
				grade: '2:1',
				location: 'Leicester',
				period: '2013 to 2016',
				description: '',
			}),
		]),
		skills: newSection('', [
			newItem({ name: 'Software', proficiency: 'Advanced', level: 4, keywords: ['AutoCAD'] }),
		]),
		languages: newSection('', [newItem({ language: 'German', fluency: 'B1 Goethe', level: 3 })]),
		certifications: newSection('', [newItem({ title: 'RICS', issuer: 'RICS', date: 'June 2018' })]),
		references: newSection('', [
			newItem({ name: 'Jo Hartley', position: 'Director', phone: '0113 4960000', description: '' }),
		]),
	},
	customSections: [
		{
			...newSection('Driving', [newItem({ content: '<p>Full licence since 2011</p>' })]),
			id: 'abc',
			type: 'summary',
		},
	],
	metadata: { template: 'onyx', notes: '<p>to myself</p>' },
}
