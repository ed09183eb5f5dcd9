export { Reports, type ReportGame } from './reports.tsx';
