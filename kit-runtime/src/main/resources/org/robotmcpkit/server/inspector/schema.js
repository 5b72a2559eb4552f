// What a JSON schema says of a value: as much of draft 2020-12 as tools use. What is not known here the server checks.
import {same} from './json.js';

const typeOf = (value) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;
const NAMES = {
  null: 'null', array: 'a list', object: 'an object', integer: 'a whole number', number: 'a number', string: 'a text', boolean: 'true or false',
};

/** The schema with a local reference followed. */
export function resolve(schema, root) {
  let found = schema;
  for (let hops = 0; found && typeof found.$ref === 'string' && hops < 8; hops++) {
    if (!found.$ref.startsWith('#')) return {};
    found = found.$ref.slice(1).split('/').filter(Boolean)
      .reduce((at, part) => at?.[decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')], root);
  }
  return found === true || !found ? {} : found;
}

/** The types of a schema without null. */
export function types(schema) {
  return [schema.type ?? []].flat().filter((type) => type !== 'null');
}

/** "a number from 0 to 3600" */
export function expectation(schema) {
  const names = types(schema).map((type) => NAMES[type] ?? type);
  let text = names.join(' or ') || 'a value';
  if (schema.minimum !== undefined && schema.maximum !== undefined) text += ` from ${schema.minimum} to ${schema.maximum}`;
  else if (schema.minimum !== undefined) text += ` of at least ${schema.minimum}`;
  else if (schema.maximum !== undefined) text += ` of at most ${schema.maximum}`;
  if (schema.exclusiveMinimum !== undefined) text += ` above ${schema.exclusiveMinimum}`;
  if (schema.exclusiveMaximum !== undefined) text += ` below ${schema.exclusiveMaximum}`;
  if (schema.multipleOf !== undefined) text += `, a multiple of ${schema.multipleOf}`;
  if (schema.minLength !== undefined) text += ` of at least ${schema.minLength} characters`;
  if (schema.maxLength !== undefined) text += ` of at most ${schema.maxLength} characters`;
  if (schema.minItems !== undefined) text += ` with at least ${schema.minItems} items`;
  if (schema.maxItems !== undefined) text += ` with at most ${schema.maxItems} items`;
  if (schema.pattern !== undefined) text += ` that matches ${schema.pattern}`;
  if (schema.format !== undefined) text += ` (${schema.format})`;
  return text;
}

/** What is wrong with a value: [{path, message}], empty if nothing is. */
export function problems(schema, value, root = schema, path = '', depth = 0) {
  const rule = resolve(schema, root);
  if (depth > 16) return [];
  const wrong = (message) => [{path, message}];
  const type = typeOf(value);
  if (rule.const !== undefined && !same(rule.const, value)) return wrong(`must be ${JSON.stringify(rule.const)}`);
  if (rule.enum && !rule.enum.some((one) => same(one, value))) {
    return wrong(`must be one of ${rule.enum.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(', ')}`);
  }
  if (rule.type) {
    const allowed = [rule.type].flat();
    if (!allowed.includes(type) && !(type === 'integer' && allowed.includes('number'))) return wrong(`must be ${expectation(rule)}`);
  }
  if (rule.not && Object.keys(rule.not).length && problems(rule.not, value, root, path, depth + 1).length === 0) {
    return wrong('must not be this value');
  }
  for (const word of ['anyOf', 'oneOf']) {
    const choices = rule[word];
    if (!choices) continue;
    const tried = choices.map((choice) => problems(choice, value, root, path, depth + 1));
    if (tried.every((found) => found.length)) return nearest(tried, choices, value, root) ?? wrong('fits none of the allowed forms');
  }
  const all = (rule.allOf ?? []).flatMap((part) => problems(part, value, root, path, depth + 1));
  if (type === 'number' || type === 'integer') return all.concat(ofNumber(rule, value, path));
  if (type === 'string') return all.concat(ofText(rule, value, path));
  if (type === 'array') return all.concat(ofList(rule, value, root, path, depth));
  if (type === 'object') return all.concat(ofObject(rule, value, root, path, depth));
  return all;
}

/** The complaints of the form whose constants fit: of several forms, that is the one that was meant. */
function nearest(tried, choices, value, root) {
  const at = choices.findIndex((choice) => {
    const members = resolve(choice, root).properties ?? {};
    const marks = Object.entries(members).filter(([, member]) => member.const !== undefined);
    return marks.length > 0 && marks.every(([name, member]) => same(member.const, value?.[name]));
  });
  return at < 0 ? undefined : tried[at];
}

function ofNumber(rule, value, path) {
  const wrong =
    rule.minimum !== undefined && value < rule.minimum || rule.maximum !== undefined && value > rule.maximum
    || typeof rule.exclusiveMinimum === 'number' && value <= rule.exclusiveMinimum
    || typeof rule.exclusiveMaximum === 'number' && value >= rule.exclusiveMaximum
    || rule.multipleOf !== undefined && Math.abs(value / rule.multipleOf - Math.round(value / rule.multipleOf)) > 1e-9;
  return wrong ? [{path, message: `must be ${expectation(rule)}`}] : [];
}

function ofText(rule, value, path) {
  const length = [...value].length;
  let wrong = rule.minLength !== undefined && length < rule.minLength || rule.maxLength !== undefined && length > rule.maxLength;
  if (rule.pattern !== undefined) {
    try { wrong ||= !new RegExp(rule.pattern, 'u').test(value); } catch { /* a pattern of another dialect: the server knows */ }
  }
  return wrong ? [{path, message: `must be ${expectation(rule)}`}] : [];
}

function ofList(rule, value, root, path, depth) {
  const found = [];
  if (rule.minItems !== undefined && value.length < rule.minItems || rule.maxItems !== undefined && value.length > rule.maxItems) {
    found.push({path, message: `must be ${expectation(rule)}`});
  }
  if (rule.uniqueItems && value.some((one, i) => value.slice(0, i).some((other) => same(one, other)))) {
    found.push({path, message: 'must not have the same item twice'});
  }
  if (rule.items) value.forEach((item, i) => found.push(...problems(rule.items, item, root, `${path}[${i}]`, depth + 1)));
  return found;
}

function ofObject(rule, value, root, path, depth) {
  const found = [];
  const inside = (name) => (path ? `${path}.${name}` : name);
  for (const name of rule.required ?? []) {
    if (!(name in value)) found.push({path: inside(name), message: 'is needed'});
  }
  for (const [name, member] of Object.entries(value)) {
    const known = rule.properties?.[name];
    if (known !== undefined) found.push(...problems(known, member, root, inside(name), depth + 1));
    else if (rule.additionalProperties === false) found.push({path: inside(name), message: 'is not known here'});
    else if (typeof rule.additionalProperties === 'object') {
      found.push(...problems(rule.additionalProperties, member, root, inside(name), depth + 1));
    }
  }
  return found;
}
