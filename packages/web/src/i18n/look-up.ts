/** The message of a group by a key that comes from elsewhere, such as the rule of a refusal; there may be none. */
export const lookUp = <Message>(
  group: Readonly<Record<string, Message>>,
  key: string,
): Message | undefined => (Object.hasOwn(group, key) ? group[key] : undefined);
