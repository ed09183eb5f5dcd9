import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import * as v from 'valibot';
import type { EnteredAmount } from '#app/i18n/entered-amount.ts';
import type { FieldProblem } from './checked-form.tsx';
import type { Announced } from './field-error.tsx';

interface CheckedFormOptions<Values extends FieldValues, Request> {
  readonly defaults: DefaultValues<Values>;
  /** Validates the input and returns the request; its messages are keys. */
  readonly schemaOf: (values: Values) => v.GenericSchema<unknown, Request>;
  /** Translates a message of the schema. */
  readonly words: (message: string) => string;
  readonly onRequest: (request: Request) => Promise<void> | void;
}

/** The errors of one attempt to submit, in the order of the fields. */
interface Attempt {
  readonly number: number;
  readonly problems: readonly FieldProblem[];
  readonly announced: Announced;
}

const NO_ATTEMPT: Attempt = { number: 0, problems: [], announced: new Map() };

const inputsOf = (form: HTMLFormElement | null, isWanted: (name: string) => boolean) =>
  ([...(form?.elements ?? [])] as HTMLInputElement[]).filter(
    ({ name, disabled }) => name !== '' && !disabled && isWanted(name),
  );

/**
 * A form that its schema checks on submit, and from then on while typing. The field of a single error gets the focus, for several
 * errors the summary of `CheckedForm`. The input is never lost, and values that a password manager filled in silently are read. The
 * values are only in the inputs and here: neither in the store nor in a cache.
 */
export function useCheckedForm<Values extends FieldValues, Request>(options: CheckedFormOptions<Values, Request>) {
  const { defaults, schemaOf, words, onRequest } = options;
  const ref = useRef<HTMLFormElement>(null);
  const actor = useRef<Element>(null);
  const amounts = useRef(new Set<string>());
  const [attempt, setAttempt] = useState(NO_ATTEMPT);
  const form = useForm<Values, unknown, Values>({
    defaultValues: defaults,
    shouldFocusError: false,
    resolver: (values) => {
      const errors = problemsOf(schemaOf(values), values, words) as FieldErrors<Values>;
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const { errors, isSubmitting } = form.formState;

  /** Announces errors: one by the focus on its field, or, if it is there already, by the error itself; several by the summary. */
  const announce = useCallback((found: Readonly<Record<string, { readonly message?: unknown } | undefined>>) => {
    const inputs = inputsOf(ref.current, (name) => found[name] !== undefined);
    const problems = inputs.map(({ name, labels }) => ({
      name,
      label: labels?.[0]?.textContent ?? '',
      message: String(found[name]?.message ?? ''),
    }));
    const isInPlace = problems.length === 1 && inputs[0] === document.activeElement;
    const announced = new Map(isInPlace ? [] : problems.map(({ name, message }) => [name, message] as const));
    setAttempt(({ number }) => ({ number: number + 1, problems, announced }));
  }, []);
  // After the errors are in the page, so that the field is announced with its error.
  useEffect(() => {
    const [only, second] = attempt.problems;
    if (only === undefined || second !== undefined) return;
    const inputs = [...(ref.current?.elements ?? [])] as HTMLInputElement[];
    inputs.find(({ name }) => name === only.name)?.focus();
  }, [attempt]);

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
    const problems = problemsOf(schema, values, words);
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
  /** Shows a refusal of the server at its field, and focuses it. */
  const showError = useCallback(
    (at: Path<Values>, message: string) => {
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
      problems: attempt.problems.filter(({ name }) => errors[name] !== undefined),
      announced: attempt.announced,
      onProblem: (wanted: string) => inputsOf(ref.current, (name) => name === wanted)[0]?.focus(),
    } as const,
    /** Props of an input, by its name. */
    field: (name: Path<Values>) => ({ ...form.register(name), error: errors[name]?.message as string | undefined }),
    // oxlint-disable-next-line react/incompatible-library -- not compiled; read while rendering, never passed on
    value: (name: Path<Values>) => form.watch(name) as string,
    /** Props of an amount field, by its name. */
    amount: (name: Path<Values>) => {
      amounts.current.add(name);
      return {
        name: name as string,
        value: form.watch(name) as string,
        onEnter: (entered: EnteredAmount) => set(name, entered),
        error: errors[name]?.message as string | undefined,
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

function problemsOf(schema: v.GenericSchema, values: unknown, words: (message: string) => string) {
  const problems: Record<string, { readonly type: string; readonly message: string }> = {};
  for (const issue of v.safeParse(schema, values).issues ?? []) {
    const name = String(issue.path?.[0]?.key ?? '');
    problems[name] ??= { type: 'invalid', message: words(issue.message) };
  }
  return problems;
}
