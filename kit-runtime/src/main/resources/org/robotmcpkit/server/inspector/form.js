// A form for a JSON schema. Each field says what is wrong with it, in words, beside itself.
import {el, newId, show} from './dom.js';
import {expectation, problems, resolve, types} from './schema.js';

const DEEPEST = 3;

/** A field: {node, read() → value or undefined, tell(message), focus()}; read throws a text if what is there is no value. */
function field(name, schema, needed, root, depth) {
  const rule = resolve(schema, root);
  const kinds = types(rule);
  if (name === 'triggers' && triggerForms(rule, root).length) return triggersField(name, rule, needed, root);
  if (rule.enum || rule.const !== undefined) return choiceField(name, rule, needed, rule.enum ?? [rule.const]);
  if (kinds.length === 1) {
    if (kinds[0] === 'boolean') return choiceField(name, rule, needed, [true, false]);
    if (kinds[0] === 'number' || kinds[0] === 'integer') return numberField(name, rule, needed, kinds[0]);
    if (kinds[0] === 'string') return textField(name, rule, needed);
    if (kinds[0] === 'object' && Object.keys(rule.properties ?? {}).length && depth < DEEPEST) return groupField(name, rule, needed, root, depth);
  }
  return jsonField(name, rule, needed);
}

/** Label, note, control and message of a field. */
function frame(name, rule, needed, control, hint) {
  const id = newId('field');
  control.id = id;
  control.setAttribute('aria-describedby', `${id}-note ${id}-wrong`);
  if (needed) control.setAttribute('aria-required', 'true');
  const wrong = el('p', {class: 'wrong', id: `${id}-wrong`});
  const node = el('div', {class: 'field'},
    el('label', {for: id}, el('span', {class: 'mono'}, name), needed ? null : el('span', {class: 'dim'}, ' optional')),
    control,
    el('p', {class: 'note', id: `${id}-note`}, [rule.description, hint].filter(Boolean).join(' · ')),
    wrong);
  return {
    node,
    tell(message) {
      show(wrong, message);
      if (message) control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
    },
    focus: () => control.focus(),
  };
}

function choiceField(name, rule, needed, choices) {
  const control = el('select', {},
    el('option', {value: ''}, needed ? 'choose' : 'not sent'),
    choices.map((choice, i) => el('option', {value: String(i), selected: rule.default !== undefined && choice === rule.default},
      typeof choice === 'string' ? choice : JSON.stringify(choice))));
  return {
    ...frame(name, rule, needed, control),
    read: () => (control.value === '' ? undefined : choices[Number(control.value)]),
  };
}

function numberField(name, rule, needed, kind) {
  const control = el('input', {type: 'text', inputmode: 'decimal', autocomplete: 'off', value: rule.default ?? ''});
  return {
    ...frame(name, rule, needed, control, expectation(rule)),
    read() {
      const text = control.value.trim();
      if (text === '') return undefined;
      if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) throw `must be ${expectation(rule)}`;
      const value = Number(text);
      if (!Number.isFinite(value) || kind === 'integer' && !Number.isInteger(value)) throw `must be ${expectation(rule)}`;
      return value;
    },
  };
}

function textField(name, rule, needed) {
  const control = el('input', {type: 'text', autocomplete: 'off', spellcheck: 'false', value: rule.default ?? ''});
  const hint = rule.minLength || rule.maxLength || rule.pattern || rule.format ? expectation(rule) : '';
  return {
    ...frame(name, rule, needed, control, hint),
    read: () => (control.value === '' && !(needed && !rule.minLength) ? undefined : control.value),
  };
}

function jsonField(name, rule, needed) {
  const control = el('textarea', {rows: '3', class: 'mono', spellcheck: 'false', autocomplete: 'off'});
  if (rule.default !== undefined && rule.default !== null) control.value = JSON.stringify(rule.default);
  return {
    ...frame(name, rule, needed, control, `JSON: ${expectation(rule)}`),
    read() {
      const text = control.value.trim();
      if (text === '') return undefined;
      try {
        return JSON.parse(text);
      } catch (broken) {
        throw `is no JSON: ${broken.message}`;
      }
    },
  };
}

function groupField(name, rule, needed, root, depth) {
  const inside = fields(rule, root, depth + 1);
  const wrong = el('p', {class: 'wrong'});
  const node = el('fieldset', {class: 'group'},
    el('legend', {}, el('span', {class: 'mono'}, name), needed ? null : el('span', {class: 'dim'}, ' optional')),
    rule.description ? el('p', {class: 'note'}, rule.description) : null,
    [...inside.values()].map((one) => one.node), wrong);
  return {
    node,
    inside,
    tell: (message) => show(wrong, message),
    focus: () => inside.values().next().value?.focus(),
    read() {
      const value = readAll(inside);
      if (value.problems.length) throw value.problems;
      return Object.keys(value.value).length || needed ? value.value : undefined;
    },
  };
}

// ---- triggers

/** The forms of triggers that a schema knows by name: [{type, members}]. */
function triggerForms(rule, root) {
  return (resolve(rule.items, root).anyOf ?? [])
    .map((form) => resolve(form, root))
    .filter((form) => typeof form.properties?.type?.const === 'string')
    .map((form) => ({type: form.properties.type.const, form}));
}

function triggersField(name, rule, needed, root) {
  const forms = triggerForms(rule, root);
  const rows = [];
  const list = el('div', {class: 'triggers'});
  const wrong = el('p', {class: 'wrong'});
  const pick = el('select', {'aria-label': 'type of the trigger'},
    forms.map(({type}) => el('option', {value: type}, type)), el('option', {value: ''}, 'another, as JSON'));
  const add = el('button', {type: 'button', class: 'quiet', onclick: () => addRow()}, 'Add trigger');

  function addRow() {
    const chosen = forms.find(({type}) => type === pick.value);
    const row = chosen ? typedTrigger(chosen, root) : jsonField('trigger', {type: 'object'}, true);
    const remove = el('button', {
      type: 'button', class: 'quiet',
      onclick() {
        rows.splice(rows.indexOf(row), 1);
        row.line.remove();
        add.focus();
      },
    }, 'Remove');
    row.line = el('div', {class: 'trigger'}, row.node, remove);
    rows.push(row);
    list.append(row.line);
    row.focus();
  }

  return {
    node: el('fieldset', {class: 'group'},
      el('legend', {}, el('span', {class: 'mono'}, name), el('span', {class: 'dim'}, ' optional')),
      el('p', {class: 'note'}, rule.description ?? ''), list, el('div', {class: 'line'}, pick, add), wrong),
    tell: (message) => show(wrong, message),
    focus: () => add.focus(),
    read() {
      if (!rows.length) return undefined;
      const bad = [];
      const values = rows.map((row, i) => {
        row.tell('');
        try {
          return row.read();
        } catch (found) {
          for (const one of [found].flat()) bad.push(typeof one === 'string' ? {path: `[${i}]`, message: one, field: row} : one);
        }
      });
      if (bad.length) throw bad;
      return values;
    },
  };
}

function typedTrigger({type, form}, root) {
  const members = {...form, properties: Object.fromEntries(Object.entries(form.properties).filter(([key]) => key !== 'type'))};
  const inside = fields({...members, required: (form.required ?? []).filter((key) => key !== 'type')}, root, DEEPEST);
  const wrong = el('p', {class: 'wrong'});
  return {
    node: el('fieldset', {class: 'group'}, el('legend', {class: 'mono'}, type), [...inside.values()].map((one) => one.node), wrong),
    tell: (message) => show(wrong, message),
    focus: () => inside.values().next().value?.focus(),
    read() {
      const {value, problems: bad} = readAll(inside);
      if (bad.length) throw bad;
      const whole = {type, ...value};
      const found = problems(form, whole, root);
      if (found.length) throw found.map((one) => ({...one, field: inside.get(one.path)}));
      return whole;
    },
  };
}

// ---- the whole

function fields(rule, root, depth) {
  const needed = new Set(rule.required ?? []);
  return new Map(Object.entries(rule.properties ?? {}).map(([name, schema]) => [name, field(name, schema, needed.has(name), root, depth)]));
}

/** {value, problems: [{message, field, top}]} of some fields, top being the one that field stands in; none has been told. */
function readAll(all) {
  const value = {};
  const bad = [];
  for (const [name, one] of all) {
    one.tell('');
    try {
      const read = one.read();
      if (read !== undefined) value[name] = read;
    } catch (found) {
      for (const problem of [found].flat()) {
        bad.push(typeof problem === 'string' ? {message: problem, field: one, top: one} : {...problem, field: problem.field ?? one, top: one});
      }
    }
  }
  return {value, problems: bad};
}

/** The field that a path such as goal.x or tries[2] leads to. */
function fieldAt(all, path) {
  const [first, ...rest] = path.split(/[.[]/);
  const found = all.get(first);
  return found?.inside && rest.length ? fieldAt(found.inside, rest.join('.')) ?? found : found;
}

/** A form: {node, read() → value or null}; after null each wrong field says why, and the first has the focus. */
export function form(schema) {
  const all = fields(schema, schema, 0);
  const other = el('p', {class: 'wrong', role: 'alert'});
  const node = el('div', {class: 'fields'}, [...all.values()].map((one) => one.node), other);
  return {
    node,
    read() {
      show(other, '');
      const {value, problems: bad} = readAll(all);
      for (const {path, message} of bad.length ? [] : problems(schema, value)) {
        const at = fieldAt(all, path);
        const inner = at && /[.[]/.test(path) && !at.inside ? `${path} ` : '';
        bad.push({message: at ? inner + message : `${path} ${message}`.trim(), field: at, top: all.get(path.split(/[.[]/)[0])});
      }
      // What is missing is told although something else is wrong, so that one look is enough.
      for (const name of schema.required ?? []) {
        const one = all.get(name);
        if (one && !(name in value) && !bad.some((problem) => problem.field === one || one.inside)) bad.push({message: 'is needed', field: one, top: one});
      }
      const order = [...all.values()];
      bad.sort((a, b) => order.indexOf(a.top) - order.indexOf(b.top));
      for (const {message, field: one} of bad) {
        if (one) one.tell(message);
        else show(other, message);
      }
      if (!bad.length) return value;
      bad.find((problem) => problem.field)?.field.focus();
      return null;
    },
  };
}
