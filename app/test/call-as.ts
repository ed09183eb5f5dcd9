export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Calls the upstream as a member, without the page: the true state, to check the page against. */
export interface Caller {
  get(path: string): Promise<unknown>;
  post(path: string, body: object): Promise<unknown>;
}

/** One that also changes what is stored, such as a password. */
export interface ChangingCaller extends Caller {
  put(path: string, body: object): Promise<unknown>;
}

export async function callAs(url: string, account: Account): Promise<ChangingCaller> {
  const { token } = (await signInTo(url, account)) as { token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = async (path: string, init: RequestInit) => unwrapped(await fetch(url + path, { ...init, headers }));
  return {
    get: (path) => call(path, {}),
    post: (path, body) => call(path, { method: 'POST', body: JSON.stringify(body) }),
    put: (path, body) => call(path, { method: 'PUT', body: JSON.stringify(body) }),
  };
}

/** The session that the upstream opens, as it sends it. */
export async function signInTo(url: string, { email, password }: Account): Promise<unknown> {
  const response = await fetch(`${url}/sports/api/v1/sign_in/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: email, password }),
  });
  return unwrapped(response);
}

async function unwrapped(response: Response): Promise<unknown> {
  const body = (await response.json()) as { code: number; msg: string; data: unknown };
  if (body.code !== 0) throw new Error(`${response.url}: ${body.code} ${body.msg}`);
  return body.data;
}
