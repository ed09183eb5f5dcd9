import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { EnteredAmount } from '#app/i18n/entered-amount.ts';
import type { FieldProblem } from './checked-form.tsx';
import type { Announced } from './field-error.tsx';

interface CheckedFormOptions<Values extends FieldValues, Request, Refused> {
  readonly defaults: DefaultValues<Values>;
  /** Validates the input and returns the request; its messages are keys. */
  readonly schemaOf: (values: Values) => v.GenericSchema<unknown, Request>;
  /** Translates a message of the schema. Errors are kept as keys: the language may change while they are shown. */
  readonly words: (message: string) => string;
  /** Translates what a server refused a field for, if that is more than such a message. */
  readonly refusal?: (refused: Refused) => string;
  readonly onRequest: (request: Request) => Promise<void> | void;
}

/** The errors of one attempt to submit, in the order of the fields. */
interface Attempt {
  readonly number: number;
  readonly problems: readonly Omit<FieldProblem, 'message'>[];
  /** Messages that the summary or the focus has announced, by field. */
  readonly announced: ReadonlyMap<string, string> | 'all';
}

const NO_ATTEMPT: Attempt = { number: 0, problems: [], announced: new Map() };
/** The message of a field that a server refused. */
const REFUSED = 'refused';

const inputsOf = (form: HTMLFormElement | null, isWanted: (name: string) => boolean) =>
  ([...(form?.elements ?? [])] as HTMLInputElement[]).filter(
    ({ name, disabled }) => name !== '' && !disabled && isWanted(name),
  );

/**
 * A form that its schema checks on submit, and from then on while typing. The field of a single error gets the focus, for several
 * errors the summary of `CheckedForm`. The input is never lost, and values that a password manager filled in silently are read. The
 * values are only in the inputs and here: neither in the store nor in a cache.
 */
export function useCheckedForm<Values extends FieldValues, Request, Refused extends object = never>(
  options: CheckedFormOptions<Values, Request, Refused>,
) {
  const { defaults, schemaOf, words, refusal, onRequest } = options;
  const { language } = useTranslation('shell').i18n;
  const ref = useRef<HTMLFormElement>(null);
  const actor = useRef<Element>(null);
  const amounts = useRef(new Set<string>());
  const [attempt, setAttempt] = useState(NO_ATTEMPT);
  const [refused, setRefused] = useState<{ readonly [name: string]: Refused }>({});
  const form = useForm<Values, unknown, Values>({
    defaultValues: defaults,
    shouldFocusError: false,
    resolver: (values) => {
      const errors = problemsOf(schemaOf(values), values) as FieldErrors<Values>;
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const { errors, isSubmitting } = form.formState;

  /** Announces errors: one by the focus on its field, or, if it is there already, by the error itself; several by the summary. */
  const announce = useCallback((found: Readonly<Record<string, { readonly message?: unknown } | undefined>>) => {
    const inputs = inputsOf(ref.current, (name) => found[name] !== undefined);
    const problems = inputs.map((input) => ({ name: input.name, label: labelOf(input) }));
    const isInPlace = problems.length === 1 && inputs[0] === document.activeElement;
    const announced = new Map(isInPlace ? [] : problems.map(({ name }) => [name, String(found[name]?.message ?? '')]));
    setAttempt(({ number }) => ({ number: number + 1, problems, announced }));
  }, []);
  // After the errors are in the page, so that the field is announced with its error.
  useEffect(() => {
    const [only, second] = attempt.problems;
    if (only === undefined || second !== undefined) return;
    const inputs = [...(ref.current?.elements ?? [])] as HTMLInputElement[];
    inputs.find(({ name }) => name === only.name)?.focus();
  }, [attempt]);

  useEffect(() => {
    const relabelled = ({ name, label }: Attempt['problems'][number]) => {
      const [input] = inputsOf(ref.current, (each) => each === name);
      return { name, label: input === undefined ? label : labelOf(input) };
    };
    setAttempt((last) => (last.problems.length === 0 ? last : { ...last, problems: last.problems.map(relabelled) }));
  }, [language]);

  /** The error of a field in today's language. */
  function errorOf(name: string): string | undefined {
    const message = errors[name]?.message as string | undefined;
    const said = message === REFUSED ? refused[name] : undefined;
    if (message === undefined) return undefined;
    return said === undefined || refusal === undefined ? words(message) : refusal(said);
  }

  function announcedTexts(): Announced {
    if (attempt.announced === 'all') return 'all';
    const standing = [...attempt.announced].filter(([name, message]) => errors[name]?.message === message);
    return new Map(standing.map(([name]) => [name, errorOf(name) ?? '']));
  }

  function takeOverFilled() {
    for (const { name, value, type } of [...(ref.current?.elements ?? [])] as HTMLInputElement[]) {
      const path = name as Path<Values>;
      // An amount is stored as such, and not as the text that its field shows.
      const isTyped = name !== '' && type !== 'checkbox' && type !== 'radio' && !amounts.current.has(name);
      if (isTyped && form.getValues(path) !== value) form.setValue(path, value as PathValue<Values, Path<Values>>);
    }
  }

  /** Checks some fields before the form is submitted. Undefined, with the first invalid field focused, if one is invalid. */
  function read<Part>(schema: v.GenericSchema<unknown, Part>, ...places: readonly Path<Values>[]): Part | undefined {
    takeOverFilled();
    const values = form.getValues();
    const problems = problemsOf(schema, values);
    for (const place of places) {
      const problem = problems[place];
      if (problem === undefined) form.clearErrors(place);
      else form.setError(place, problem);
    }
    if (places.every((place) => problems[place] === undefined)) return v.parse(schema, values);
    announce(Object.fromEntries(places.map((place) => [place, problems[place]])));
    return undefined;
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    actor.current = document.activeElement;
    setAttempt(({ number }) => ({ number, problems: [], announced: 'all' }));
    takeOverFilled();
    let problems: FieldErrors<Values> | undefined;
    await form.handleSubmit(
      (values) => onRequest(v.parse(schemaOf(values), values)),
      (found) => {
        problems = found;
      },
    )();
    if (problems !== undefined) announce(problems);
    else setAttempt((last) => (last.announced === 'all' ? { ...last, announced: NO_ATTEMPT.announced } : last));
  }

  const set = (name: Path<Values>, value: string) =>
    form.setValue(name, value as PathValue<Values, Path<Values>>, { shouldValidate: form.formState.isSubmitted });

  const { setError } = form;
  /** Shows a refusal of the server at its field, and focuses it: a message as the schema's, or what `refusal` translates. */
  const showError = useCallback(
    (at: Path<Values>, said: string | Refused) => {
      const message = typeof said === 'string' ? said : REFUSED;
      if (typeof said !== 'string') setRefused((others) => ({ ...others, [at]: said }));
      setError(at, { message });
      announce({ [at]: { message } });
    },
    [setError, announce],
  );

  return {
    /** Props of `CheckedForm`. */
    form: {
      ref,
      onSubmit,
      noValidate: true,
      tabIndex: -1,
      actor,
      attempt: attempt.number,
      problems: attempt.problems.flatMap((problem): FieldProblem[] => {
        const message = errorOf(problem.name);
        return message === undefined ? [] : [{ ...problem, message }];
      }),
      announced: announcedTexts(),
      onProblem: (wanted: string) => inputsOf(ref.current, (name) => name === wanted)[0]?.focus(),
    } as const,
    /** Props of an input, by its name. */
    field: (name: Path<Values>) => ({ ...form.register(name), error: errorOf(name) }),
    // oxlint-disable-next-line react/incompatible-library -- not compiled; read while rendering, never passed on
    value: (name: Path<Values>) => form.watch(name) as string,
    /** Props of an amount field, by its name. */
    amount: (name: Path<Values>) => {
      amounts.current.add(name);
      return {
        name: name as string,
        value: form.watch(name) as string,
        onEnter: (entered: EnteredAmount) => set(name, entered),
        error: errorOf(name),
      };
    },
    set,
    isBusy: isSubmitting,
    read,
    showError,
    /** The rules have changed: errors under the former ones are cleared. */
    clear: () => form.clearErrors(),
    reset: () => form.reset(),
  };
}

const labelOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent ?? '';

function problemsOf(schema: v.GenericSchema, values: unknown) {
  const problems: Record<string, { readonly type: string; readonly message: string }> = {};
  for (const issue of v.safeParse(schema, values).issues ?? []) {
    const name = String(issue.path?.[0]?.key ?? '');
    problems[name] ??= { type: 'invalid', message: issue.message };
  }
  return problems;
}
