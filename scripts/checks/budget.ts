import { BUDGETS, budgetUnit, measureSizes, overBudget, type BudgetName } from '#cli/app-build/budgets.ts';
import { compileApp } from '#cli/app-build/compile-app.ts';
import type { CheckResult } from './run-tool.ts';

/** Builds the app as it ships and holds its sizes against their budgets. */
export async function checkBudget(): Promise<CheckResult> {
  const app = await compileApp({ root: process.cwd(), folder: 'dist/app', isDevelopment: false });
  const sizes = await measureSizes(app);
  const names = Object.keys(BUDGETS) as BudgetName[];
  const over = overBudget(sizes);
  const table = names
    .map((name) => `  ${name.padEnd(18)} ${String(sizes[name]).padStart(7)} of ${BUDGETS[name]} ${budgetUnit(name)}`)
    .join('\n');
  return { passed: names.length - over.length, failed: over.length, output: table, note: table };
}
