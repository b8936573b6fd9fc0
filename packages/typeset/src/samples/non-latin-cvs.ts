import { type SampleCv, sampleCv } from './sample-cv.ts'

type Told = {
	id: string
	script: string
	first: string
	last: string
	headline: string
	city: string
	summary: string
	job: string
	employer: string
	points: string[]
	course: string
	school: string
	skills: string[]
	languages: string[]
}

const told: Told[] = [
	{
		...{ id: 'greek', script: 'Greek', first: 'Ελένη', last: 'Παπαδοπούλου' },
		...{ headline: 'Νοσηλεύτρια', city: 'Θεσσαλονίκη' },
		summary: 'Νοσηλεύτρια με επτά χρόνια σε παθολογική κλινική, υπεύθυνη για τις νέες συναδέλφους.',
		...{ job: 'Νοσηλεύτρια', employer: 'Νοσοκομείο Άγιος Λουκάς' },
		points: ['Φροντίζω οκτώ ασθενείς ανά βάρδια', 'Εκπαίδευσα δώδεκα νέες νοσηλεύτριες'],
		...{ course: 'Πτυχίο Νοσηλευτικής', school: 'Πανεπιστήμιο Πατρών' },
		skills: ['ενδοφλέβια αγωγή', 'φροντίδα τραυμάτων'],
		languages: ['Ελληνικά', 'Αγγλικά'],
	},
	{
		...{ id: 'cyrillic', script: 'Cyrillic', first: 'Олена', last: 'Ковальчук' },
		...{ headline: 'Бухгалтерка', city: 'Київ' },
		summary: 'Бухгалтерка з дев’ятьма роками досвіду у виробництві та торгівлі.',
		...{ job: 'Головна бухгалтерка', employer: 'ТОВ «Світанок»' },
		points: ['Скоротила закриття місяця з дванадцяти до п’яти днів', 'Керую командою з трьох осіб'],
		...{ course: 'Магістр обліку і аудиту', school: 'Київський економічний університет' },
		skills: ['звітність', 'податки', 'Excel'],
		languages: ['українська', 'польська'],
	},
	{
		...{ id: 'arabic', script: 'Arabic', first: 'ليلى', last: 'الحداد' },
		...{ headline: 'معلمة رياضيات', city: 'عمّان' },
		summary: 'معلمة رياضيات بخبرة عشر سنوات في المدارس الثانوية، أشرف على نادي الحساب الذهني.',
		...{ job: 'معلمة رياضيات', employer: 'مدرسة النور الثانوية' },
		points: ['أدرّس خمسة صفوف كل أسبوع', 'ارتفعت نسبة النجاح من 71 إلى 88 بالمئة'],
		...{ course: 'بكالوريوس الرياضيات', school: 'الجامعة الأردنية' },
		skills: ['إدارة الصف', 'إعداد الاختبارات'],
		languages: ['العربية', 'الإنجليزية'],
	},
	{
		...{ id: 'hebrew', script: 'Hebrew', first: 'נועה', last: 'ברק' },
		...{ headline: 'חשמלאית מוסמכת', city: 'חיפה' },
		summary: 'חשמלאית מוסמכת עם שמונה שנות ניסיון במבני ציבור ובתעשייה.',
		...{ job: 'חשמלאית', employer: 'אור הצפון' },
		points: ['התקנתי לוחות חשמל בשישה בתי ספר', 'הדרכתי שלושה מתלמדים'],
		...{ course: 'תעודת חשמלאי מוסמך', school: 'מכללת אורט' },
		skills: ['איתור תקלות', 'קריאת תוכניות'],
		languages: ['עברית', 'אנגלית'],
	},
	{
		...{ id: 'devanagari', script: 'Devanagari', first: 'अनीता', last: 'शर्मा' },
		...{ headline: 'स्टाफ़ नर्स', city: 'जयपुर' },
		summary: 'छह वर्षों के अनुभव वाली स्टाफ़ नर्स, जो नई नर्सों को प्रशिक्षण देती हैं।',
		...{ job: 'स्टाफ़ नर्स', employer: 'जीवन ज्योति अस्पताल' },
		points: ['हर पाली में आठ मरीज़ों की देखभाल', 'बारह सहकर्मियों को प्रशिक्षण दिया'],
		...{ course: 'नर्सिंग में स्नातक', school: 'राजस्थान विश्वविद्यालय' },
		skills: ['घाव की देखभाल', 'दवा प्रबंधन'],
		languages: ['हिन्दी', 'अंग्रेज़ी'],
	},
	{
		...{ id: 'thai', script: 'Thai', first: 'สมชาย', last: 'ใจดี' },
		...{ headline: 'พ่อครัว', city: 'เชียงใหม่' },
		summary: 'พ่อครัวประสบการณ์เก้าปีในร้านอาหารและโรงแรม ดูแลทีมครัวสี่คน',
		...{ job: 'หัวหน้าพ่อครัว', employer: 'ร้านบ้านสวน' },
		points: ['ปรุงอาหารวันละร้อยยี่สิบจาน', 'ลดของเสียในครัวลงหนึ่งในสาม'],
		...{ course: 'ประกาศนียบัตรการประกอบอาหาร', school: 'วิทยาลัยอาชีวศึกษาเชียงใหม่' },
		skills: ['อาหารเหนือ', 'ขนมอบ'],
		languages: ['ไทย', 'อังกฤษ'],
	},
	{
		...{ id: 'chinese', script: 'Chinese', first: '雨晴', last: '王' },
		...{ headline: '会计主管', city: '成都' },
		summary: '八年制造业财务经验，熟悉成本核算与年度审计，带领四人团队。',
		...{ job: '会计主管', employer: '锦江机械有限公司' },
		points: ['将月度结账时间从十天缩短到四天', '建立库存盘点制度，差错减少六成'],
		...{ course: '会计学学士', school: '四川大学' },
		skills: ['成本核算', '税务申报', '数据分析'],
		languages: ['中文', '英语'],
	},
	{
		...{ id: 'japanese', script: 'Japanese', first: 'さくら', last: '田中' },
		...{ headline: '看護師', city: '札幌' },
		summary: '急性期病棟で七年勤務。新人看護師の教育を担当しています。',
		...{ job: '看護師', employer: '北星総合病院' },
		points: ['一勤務あたり八名の患者を担当', '転倒件数を一年で半分に減らした'],
		...{ course: '看護学士', school: '北海道看護大学' },
		skills: ['静脈注射', '創傷ケア', '多職種連携'],
		languages: ['日本語', '英語'],
	},
	{
		...{ id: 'korean', script: 'Korean', first: '지우', last: '김' },
		...{ headline: '물류 관리자', city: '부산' },
		summary: '물류 센터에서 육 년간 일하며 입출고와 재고 관리를 맡았습니다.',
		...{ job: '물류 관리자', employer: '한빛 물류' },
		points: ['하루 구백 건의 출고를 관리', '재고 오차를 2.1%에서 0.4%로 줄임'],
		...{ course: '경영학 학사', school: '부산대학교' },
		skills: ['재고 관리', '지게차 운전', '엑셀'],
		languages: ['한국어', '영어'],
	},
]

/** Short CVs in scripts other than Latin. */
export const nonLatinCvs: readonly SampleCv[] = told.map((one) => ({
	id: one.id,
	profession: one.script,
	cv: sampleCv({
		personalInfo: {
			...{ firstName: one.first, lastName: one.last, headline: one.headline, city: one.city },
			...{ email: `${one.id}@example.com`, phone: '07700 900777' },
		},
		professionalSummary: one.summary,
		experience: [
			{
				...{ jobTitle: one.job, employer: one.employer, location: one.city },
				...{ startDate: '2021-03', current: true, achievements: one.points },
			},
		],
		education: [{ qualification: one.course, institution: one.school, endDate: '2018' }],
		skills: one.skills.map((name) => ({ name })),
		language: one.languages.map((name) => ({ name })),
	}),
}))
