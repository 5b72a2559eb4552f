// Puts the page together: one stream that tells, one client that asks.
import {el, show} from './dom.js';
import {form} from './form.js';
import {client} from './mcp.js';
import {place, takeFromAddress, token} from './store.js';
import {Stream} from './stream.js';
import {tabs} from './tabs.js';
import {Approvals} from './approvals.js';
import {Events} from './events.js';
import {Resources} from './resources.js';
import {Tasks} from './tasks.js';
import {Tools} from './tools.js';
import {Trace} from './trace.js';

const at = (id) => document.getElementById(id);
takeFromAddress();

const count = (id) => (value) => show(at(id), value || '');

/** Calls of tools and whatever else the page asks the server. */
const calls = {
  names: [],
  request(method, params) {
    if (!this.client) return Promise.reject(new Error('the server has not answered yet'));
    return this.client.request(method, params);
  },
  /** A tool of the kit itself, under whichever name it is offered. */
  status(name, values) {
    const found = this.names.find((one) => one === name) ?? this.names.find((one) => one.endsWith(name)) ?? name;
    return this.request('tools/call', {name: found, arguments: values});
  },
};

const tasks = new Tasks(at('tasks'), count('count-tasks'));
tasks.calls = calls;
const events = new Events(at('events'), count('count-events'), (event, payload) => tasks.fire(event, payload));
const trace = new Trace(at('trace'));
const tools = new Tools(at('tools'), calls, tasks);
const resources = new Resources(at('resources'), calls);
const approvals = new Approvals(at('approvals'), count('count-approvals'));

const views = tabs(at('tabs'), (id) => {
  if (id === 'tasks') tasks.draw();
  if (id === 'events') events.rows.draw();
  if (id === 'trace') trace.rows.draw();
  if (id === 'resources' && calls.client) resources.load();
});
calls.goTo = (id) => views.choose(id, true);

/** A question of the server to the human of its client, where the call was made. */
function ask(message, schema) {
  return new Promise((answer) => {
    const entry = form(schema);
    const done = (action, content) => {
      sheet.remove();
      answer(content ? {action, content} : {action});
    };
    const sheet = el('form', {class: 'card question', novalidate: true, 'aria-label': 'question'},
      el('p', {class: 'strong'}, message), entry.node,
      el('div', {class: 'line'},
        el('button', {class: 'main'}, 'Accept'),
        el('button', {type: 'button', class: 'danger', onclick: () => done('decline')}, 'Decline'),
        el('button', {type: 'button', class: 'quiet', onclick: () => done('cancel')}, 'Dismiss')));
    sheet.addEventListener('submit', (event) => {
      event.preventDefault();
      const content = entry.read();
      if (content) done('accept', content);
    });
    (calls.place ?? at('tools')).append(sheet);
    sheet.querySelector('input, select, textarea, button').focus();
  });
}

function hello(about) {
  document.title = `${about.server} · Inspector`;
  show(at('server'), about.server);
  show(at('version'), about.version);
  show(at('who'), about.sees_all ? `as ${about.principal}, who sees all` : `as ${about.principal}`);
  at('forget').hidden = !token.get();
  at('main').hidden = false;
  at('token-form').hidden = true;
  const goesOn = place.begin(about.instance) && calls.client;
  if (!goesOn) {
    tasks.reset();
    trace.clear();
    events.clear();
  }
  calls.client = client(about, ask);
  tools.load(about);
  if (!at('resources').hidden) resources.load();
  approvals.start();
}

const stream = new Stream({
  place: () => place.query,
  state(state, sentence) {
    at('live').dataset.state = state;
    show(at('live'), state === 'token' ? 'locked' : sentence);
    if (state === 'token') {
      at('main').hidden = true;
      at('token-form').hidden = false;
      if (token.get()) show(at('token-note'), sentence);
      token.set('');
      at('token').focus();
    }
  },
  event(name, data) {
    if (name === 'hello') hello(data);
    else if (name === 'tasks') tasks.update(data.tasks);
    else if (name === 'events') events.add(data);
    else if (name === 'trace') trace.add(data);
    else if (name === 'delivery') events.deliver(data);
  },
});

at('token-form').addEventListener('submit', (event) => {
  event.preventDefault();
  token.set(at('token').value.trim());
  at('token').value = '';
  stream.open();
});
at('forget').addEventListener('click', () => {
  token.set('');
  location.reload();
});

stream.open();
