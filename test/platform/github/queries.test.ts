import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import * as documents from '../../../src/platform/github/queries.js';
import { gitHubSchema } from '../../doubles/github-graphql.js';

test.each(Object.entries(documents))("the query %s matches GitHub's schema", (_name, text) => {
  expect(validate(gitHubSchema(), parse(text)).map(({ message }) => message)).toEqual([]);
});
