import { fold, wordList } from './fold.ts'

/** What the label of a line in a form stands for. */
export type Slot =
	| 'title'
	| 'employer'
	| 'dates'
	| 'location'
	| 'duties'
	| 'about'
	| 'school'
	| 'qualification'
	| 'field'
	| 'grade'
	| 'other'

const labels: Record<Slot, string> = {
	title: `rank;job title;position;position held;role;post;post held;occupation;title;designation;occupation or position held;job;job role;current position
		poste;poste occupe;fonction;fonction ou poste occupe;intitule du poste;stelle;stellenbezeichnung;funktion;beruf oder funktion;puesto;cargo;puesto ocupado;profesion o cargo desempenado;cargo desempenado;tipo di impiego;posizione;posizione ricoperta;lavoro o posizione ricoperti;ruolo;qualifica;funcao;cargo ocupado;funcao ou cargo ocupado;functie;functietitel;beroep of functie;stanowisko;zajmowane stanowisko`,
	employer: `employer;company employer;name of company;organisation name;place of work;employer name and address;employer and address;company;company name;organisation;organization;name of employer;employer name;name and address of employer;employers name;workplace;firm;business
		entreprise;societe;employeur;nom et adresse de lemployeur;firma;unternehmen;arbeitgeber;name und adresse des arbeitgebers;empresa;empleador;nombre y direccion de la empresa o empleador;azienda;datore di lavoro;nome e indirizzo del datore di lavoro;entidade;entidade empregadora;nome e endereco do empregador;werkgever;bedrijf;naam en adres van de werkgever;pracodawca;nazwa firmy;nazwa i adres pracodawcy`,
	dates: `from;to;start;end;start date;end date;date from;date to;date started;date left;from date;to date;until;dates worked;date of employment;dates of attendance;date obtained;date awarded;date achieved;year obtained;year awarded;year completed;completed;date;dates;dates of employment;employment dates;period;duration;dates employed;dates attended;dates of study;from to;date from to;year;years;when;time;tenure
		periode;duree;zeitraum;datum;dauer;von bis;fecha;fechas;periodo;data;durata;date da a;datas;duracao;okres;daty;okres zatrudnienia`,
	location:
		'location;city;place;town;ort;lieu;lugar;luogo;local;plaats;miejsce;miejscowosc;standort;ville;ciudad;sede',
	duties: `what i did;what i do;main tasks;key tasks;details;duties;main duties;key duties;responsibilities;key responsibilities;main responsibilities;duties and responsibilities;main activities and responsibilities;job description;description;achievements;key achievements;tasks;activities;role and responsibilities
		missions;taches;principales activites et responsabilites;activites;aufgaben;tatigkeiten;wichtigste tatigkeiten und zustandigkeiten;funciones;tareas;funciones y responsabilidades principales;mansioni;principali mansioni;principali mansioni e responsabilita;principali attivita e responsabilita;funcoes;tarefas;principais atividades e responsabilidades;taken;werkzaamheden;voornaamste werkzaamheden en verantwoordelijkheden;obowiazki;zakres obowiazkow;glowne zadania`,
	about: 'vessel;vessel name;name of vessel;vessel type;type of vessel;ship;ship name;ship type',
	school: `where;provided by;board;board university;university board;college board;institute university;school;school college;college university;school college university;university college;training provider;provider;awarding body;educational institution;educational establishment;institution name;college;university;institution;institute;establishment;place of study;name and type of organisation providing education and training;school name;name of school;name of institution;school or college
		etablissement;ecole;nom et type de letablissement denseignement ou de formation;einrichtung;schule;hochschule;universitat;name und art der bildungs oder ausbildungseinrichtung;centro;institucion;universidad;istituto;nome e tipo di istituto di istruzione o formazione;scuola;universita;escola;instituicao;onderwijsinstelling;instelling;szkola;uczelnia`,
	qualification: `qualification;qualification subject;course title;title of course;qualification gained;qualification type;level;award title;exam;examination;examinations;qualifications;course;degree;award;title of qualification awarded;qualification obtained;qualifications gained;certificate;subjects;subjects studied
		diplome;intitule du certificat ou diplome delivre;abschluss;bezeichnung der erworbenen qualifikation;titulo;titulacion;titulo de la cualificacion obtenida;qualifica conseguita;titolo di studio;titolo della qualifica rilasciata;diploma;designacao da qualificacao atribuida;opleiding;kwalifikacje;uzyskany tytul`,
	field:
		'field of study;field;subject;major;specialisation;specialization;programme;program;fachrichtung;studiengang;specialite;especialidad;indirizzo;richting;kierunek;specjalnosc',
	grade:
		'percentage;marks;cgpa;grade;grades;result;results;classification;gpa;final grade;note;abschlussnote;nota;voto;mention;cijfer;ocena',
	other:
		'reason for leaving;notice period;salary;type of business or sector;business or sector;tipo di azienda o settore;type of business;sector;line manager;reporting to;hours;grund des ausscheidens;secteur;settore',
}

/** From a folded label to what it stands for. */
export const slotByLabel: ReadonlyMap<string, Slot> = new Map(
	(Object.entries(labels) as [Slot, string][]).flatMap(([slot, list]) =>
		[...wordList(list)].map((label) => [label, slot] as const),
	),
)

/** Whether a line heads a table: "Qualification | Board/University | Year". */
export function isRowOfLabels(text: string): boolean {
	const cells = text.split(/\s*[\t|]\s*|\s{2,}/)
	return cells.length > 1 && cells.every((cell) => slotByLabel.has(fold(cell)))
}
