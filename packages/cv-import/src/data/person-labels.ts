// Written by `npm run data` from data/person-labels.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const personLabels = `label	meaning
name	name
full name	name
names	name
your name	name
candidate	name
candidate name	name
name of candidate	name
applicant	name
applicant name	name
name of applicant	name
name and surname	name
name surname	name
nom et prenom	name
nom prenom	name
prenom nom	name
prenom et nom	name
nom s prenom s	name
prenom s nom	name
name vorname	name
vor und nachname	name
vorname name	name
vorname nachname	name
nachname vorname	name
vorname und name	name
name und vorname	name
nombre	name
nombre y apellidos	name
nombre completo	name
apellido s nombre s	name
apellidos y nombre	name
nombre apellidos	name
nom	name
nome	name
nome e cognome	name
cognome e nome	name
cognome nome	name
nome cognome	name
nome completo	name
apelido s nome s proprio s	name
nome proprio apelido	name
naam	name
voornaam achternaam	name
naam voornaam	name
achternaam voornaam	name
voor en achternaam	name
imie i nazwisko	name
nazwisko i imie	name
nazwisko imie	name
imie nazwisko	name
nume	name
nume prenume	name
nume si prenume	name
numele si prenumele	name
prenume nume	name
first name surname	name
first name s surname s	name
surname first name	name
surname s first name s	name
first name and surname	name
surname and first name	name
jmeno	name
jmeno a prijmeni	name
prijmeni a jmeno	name
prijmeni jmeno	name
jmeno prijmeni	name
meno a priezvisko	name
priezvisko a meno	name
priezvisko meno	name
meno priezvisko	name
nev	name
teljes nev	name
vezeteknev utonev	name
имена	name
име и фамилия	name
фио	name
име	name
ονοματεπωνυμο	name
ονομα επωνυμο	name
επωνυμο ονομα	name
etunimi sukunimi	name
sukunimi etunimi	name
nimi	name
namn	name
efternamn fornamn	name
fornamn efternamn	name
for och efternamn	name
navn	name
fornavn etternavn	name
etternavn fornavn	name
efternavn fornavn	name
fornavn efternavn	name
ime in priimek	name
priimek in ime	name
priimek ime	name
ime i prezime	name
prezime i ime	name
prezime ime	name
vardas pavarde	name
vardas ir pavarde	name
pavarde vardas	name
vards uzvards	name
uzvards vards	name
ees ja perekonnanimi	name
perekonnanimi eesnimi	name
eesnimi perekonnanimi	name
isem kunjom	name
kunjom isem	name
ad soyad	name
adi soyadi	name
first name	firstName
first names	firstName
first name s	firstName
forename	firstName
forenames	firstName
forename s	firstName
given name	firstName
given names	firstName
given name s	firstName
full names	firstName
other names	firstName
prenom	firstName
prenoms	firstName
prenom s	firstName
vorname	firstName
vornamen	firstName
nombres	firstName
nombre de pila	firstName
nome proprio	firstName
nomes proprios	firstName
voornaam	firstName
voornamen	firstName
imie	firstName
imiona	firstName
prenume	firstName
fornavn	firstName
fornamn	firstName
etunimi	firstName
etunimet	firstName
utonev	firstName
keresztnev	firstName
krestni jmeno	firstName
vardas	firstName
vards	firstName
eesnimi	firstName
surname	lastName
surname s	lastName
surnames	lastName
last name	lastName
family name	lastName
nom de famille	lastName
nom s	lastName
nachname	lastName
familienname	lastName
apellido	lastName
apellidos	lastName
apellido s	lastName
cognome	lastName
apelido	lastName
apelido s	lastName
sobrenome	lastName
achternaam	lastName
nazwisko	lastName
numele de familie	lastName
prijmeni	lastName
priezvisko	lastName
efternamn	lastName
etternavn	lastName
efternavn	lastName
sukunimi	lastName
vezeteknev	lastName
csaladi nev	lastName
priimek	lastName
prezime	lastName
pavarde	lastName
uzvards	lastName
perekonnanimi	lastName
фамилия	lastName
επωνυμο	lastName
address	address
address es	address
home address	address
postal address	address
residential address	address
current address	address
permanent address	address
present address	address
contact address	address
mailing address	address
adresse	address
adresse s	address
adresse n	address
adresse postale	address
anschrift	address
direccion	address
direccion es	address
direccion postal	address
domicilio	address
indirizzo	address
indirizzo i	address
residenza	address
morada	address
morada s	address
endereco	address
adres	address
adres sen	address
adresa	address
adresa e	address
adresa y	address
adres zamieszkania	address
adres korespondencyjny	address
adress	address
adress er	address
osoite	address
osoite et	address
cim	address
cim ek	address
lakcim	address
naslov	address
naslov i	address
adrese	address
adrese s	address
adresas	address
adresas ai	address
aadress	address
διευθυνση	address
адрес	address
indirizz	address
location	town
town	town
city	town
lives	town
lives in	town
based in	town
residence	town
place of residence	town
wohnort	town
ville	town
localite	town
ciudad	town
localidad	town
poblacion	town
citta	town
cidade	town
localidade	town
miasto	town
miejscowosc	town
stad	town
woonplaats	town
plaats	town
localitate	town
oras	town
bosted	town
bostadsort	town
mesto	town
varos	town
grad	town
desired employment	headline
desired employment occupational field	headline
occupational field	headline
position applied	headline
position applied for	headline
job applied for	headline
post applied for	headline
applied for	headline
applying for	headline
position sought	headline
role	headline
role sought	headline
role applied for	headline
desired job	headline
desired position	headline
desired role	headline
job sought	headline
emploi recherche	headline
emploi recherche domaine de competence	headline
poste recherche	headline
poste vise	headline
angestrebte stelle	headline
gewunschte beschaftigung	headline
gewunschte beschaftigung gewunschtes berufsfeld	headline
empleo deseado	headline
empleo deseado familia profesional	headline
puesto deseado	headline
puesto solicitado	headline
puesto al que aspira	headline
occupazione desiderata	headline
occupazione desiderata settore professionale	headline
posizione ricercata	headline
emprego pretendido	headline
emprego pretendido area funcional	headline
cargo pretendido	headline
vaga pretendida	headline
gewenste functie	headline
gewenst beroep	headline
pozadane zatrudnienie	headline
stanowisko	headline
locul de munca vizat	headline
locul de munca vizat domeniul ocupational	headline
onskad anstallning	headline
onsket stilling	headline
haettava tyopaikka	headline
profession	headline
occupation	headline
rank applied	headline
rank applied for	headline
present rank	headline
current position	headline
position	headline
date of birth	other
d o b	other
dob	other
birth date	other
birthdate	other
place of birth	other
marital status	other
nationality	other
citizenship	other
gender	other
sex	other
religion	other
father s name	other
fathers name	other
mother s name	other
husband s name	other
passport no	other
passport number	other
languages known	other
age	other
driving licence	other
driving license	other
civil status	other
height	other
weight	other
blood group	other`
