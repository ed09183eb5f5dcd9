import { Brand, MONEY_RULES } from '#contract/brand';
import { type Answers, profileOf, type Question, refusedBy, refusedWords, unless } from './question.ts';

const hasCompany = ({ company }: Answers): boolean => (company ?? '') !== '';
const isLicensed = (answers: Answers): boolean => hasCompany(answers) && profileOf(answers) !== 'none';
const companyOf = Brand.entries.company.wrapped.entries;
const { entries: disputeBody } = companyOf.disputeBody.wrapped;
const { entries: ombudsman } = companyOf.ombudsman.wrapped;
const complaintsOf = (answers: Answers) => MONEY_RULES[profileOf(answers)].complaints;
const isSet =
  (name: string) =>
  (answers: Answers): boolean =>
    (answers[name] ?? '') !== '';

export const COMPANY_QUESTIONS: readonly Question[] = [
  {
    name: 'company',
    message: 'Company that operates the site, with its legal form (empty: later)',
    kind: 'text',
    initial: () => '',
    problem: unless(refusedWords(companyOf.name)),
  },
  {
    name: 'address',
    message: 'Its address, in one line',
    kind: 'text',
    initial: () => '',
    isAsked: hasCompany,
    problem: (answer, answers) => (hasCompany(answers) ? refusedWords(companyOf.address)(answer) : undefined),
  },
  {
    name: 'email',
    message: 'Its e-mail address',
    kind: 'text',
    initial: () => '',
    isAsked: hasCompany,
    problem: (answer, answers) => (hasCompany(answers) ? refusedBy(companyOf.email)(answer) : undefined),
  },
  {
    name: 'authority',
    message: 'Authority of the licence (empty: later)',
    kind: 'text',
    initial: () => '',
    isAsked: isLicensed,
    problem: unless(refusedBy(companyOf.licences.item.entries.authority)),
  },
  {
    name: 'licence',
    message: 'Number of the licence',
    kind: 'text',
    initial: () => '',
    isAsked: (answers) => isLicensed(answers) && (answers['authority'] ?? '') !== '',
    problem: (answer, { authority = '' }) =>
      authority === '' && answer === '' ? undefined : refusedBy(companyOf.licences.item.entries.number)(answer),
  },
  {
    name: 'dispute-body',
    message: 'Body that decides complaints which you cannot settle (empty: later)',
    kind: 'text',
    initial: () => '',
    isAsked: (answers) => hasCompany(answers) && complaintsOf(answers) === 'disputeBody',
    problem: unless(refusedBy(disputeBody.name)),
  },
  {
    name: 'dispute-url',
    message: 'Its page for complaints, an https address',
    kind: 'text',
    initial: () => '',
    isAsked: isSet('dispute-body'),
    problem: (answer, answers) => (isSet('dispute-body')(answers) ? refusedBy(disputeBody.url)(answer) : undefined),
  },
  {
    name: 'ombudsman-phone',
    message: 'Telephone of your ombudsman, with + and the country code (empty: later)',
    kind: 'text',
    initial: () => '',
    isAsked: (answers) => hasCompany(answers) && complaintsOf(answers) === 'ombudsman',
    problem: unless(refusedBy(ombudsman.phone)),
  },
  {
    name: 'ombudsman-email',
    message: 'E-mail address of your ombudsman',
    kind: 'text',
    initial: () => '',
    isAsked: isSet('ombudsman-phone'),
    problem: (answer, answers) => (isSet('ombudsman-phone')(answers) ? refusedBy(ombudsman.email)(answer) : undefined),
  },
];
