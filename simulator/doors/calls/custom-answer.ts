import type { FoundRow } from '../routing/find-row.ts';
import type { AnswerRule } from '../../core/answers/answer-rule.ts';
import { brokenPlace } from '../../core/answers/answer-rule.ts';
import { fillTemplate, mergePatch, type TemplateContext } from '../../core/answers/fill-template.ts';
import type { StandingRule } from '../../core/faults/rules.ts';
import { Refusal } from '../../core/refusal.ts';
import type { MemberRecord } from '../../domain/members/member-record.ts';
import { answerRefusal, type Answer } from '../http/answer.ts';
import type { World } from '../world/world.ts';
import { refusalLanguage } from '../../core/refusal-words.ts';

interface Asked {
  readonly world: World;
  readonly found: FoundRow;
  readonly member: MemberRecord | undefined;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly own: () => Answer;
}

/** A rule's answer; the world acts only if the rule uses its answer. @throws Refusal (serverError) if it breaks the row's schema */
export function customAnswer(standing: StandingRule<AnswerRule>, asked: Asked): Answer {
  const { rule } = standing;
  const { headers = {} } = rule;
  let own: Answer | undefined;
  const ask = () => {
    own ??= asked.own();
    return dataOf(own);
  };
  const context = contextOf(standing, asked, ask);
  if (rule.refusal !== undefined) {
    const { reason, msg, ...detail } = fillTemplate(rule.refusal, context) as NonNullable<AnswerRule['refusal']>;
    // A rule's own words are not translated.
    const language = msg === undefined ? refusalLanguage(asked.headers) : undefined;
    const refused = answerRefusal(new Refusal(reason, msg ?? `Custom answer: ${reason}`, detail), rule.row, language);
    return { ...refused, status: rule.status ?? refused.status, headers: { ...refused.headers, ...headers } };
  }
  const filled =
    rule.merge === undefined
      ? fillTemplate(rule.json ?? rule.data, context)
      : mergePatch(ask(), fillTemplate(rule.merge, context));
  // A refusal has nothing to change.
  if (own !== undefined && own.data === undefined) return own;
  if (!rule.unchecked) assertRow(standing, filled);
  const json = rule.json === undefined ? { code: 0, msg: 'ok', data: filled } : filled;
  return { status: rule.status ?? 200, json: JSON.stringify(json), headers, data: filled };
}

function contextOf(
  { struck }: StandingRule<AnswerRule>,
  { world, member, params, query, body, headers }: Asked,
  own: () => unknown,
): TemplateContext {
  const player = member && {
    id: member.id,
    nickname: member.nickname,
    currency: member.currency,
    balance: world.balance(member.id),
  };
  const values = { params, query, body: body ?? {}, headers, count: struck, ...(player && { player }) };
  return { values, nowMs: world.now(), own };
}

/** A copy: a handler's object may be shared. */
function dataOf({ data, json }: Answer): unknown {
  return data === undefined ? {} : (JSON.parse(json) as { data: unknown }).data;
}

function assertRow({ id, rule }: StandingRule<AnswerRule>, data: unknown): void {
  const broken = brokenPlace(rule.row, data);
  if (broken === undefined) return;
  const place = ['data', ...broken.path].join('.');
  throw new Refusal(
    'serverError',
    `The custom answer ${id} breaks the schema of ${rule.row} at ${place}: ${broken.message}; "unchecked": true answers it all the same`,
    { field: place },
  );
}
