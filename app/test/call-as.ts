/** Calls the upstream as a member, beside the page: what really is, to hold what is shown against. */
export interface Caller {
  get(path: string): Promise<unknown>;
}

export async function callAs(url: string, { email, password }: { email: string; password: string }): Promise<Caller> {
  const signedIn = await fetch(`${url}/sports/api/v1/sign_in/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: email, password }),
  });
  const { token } = (await unwrapped(signedIn)) as { token: string };
  return { get: async (path) => unwrapped(await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })) };
}

async function unwrapped(response: Response): Promise<unknown> {
  const body = (await response.json()) as { code: number; msg: string; data: unknown };
  if (body.code !== 0) throw new Error(`${response.url}: ${body.code} ${body.msg}`);
  return body.data;
}
