// A long list of which only the rows in view are elements.
import {drawing, el, newId, show} from './dom.js';

/**
 * options: label, columns [{name, title, text(row), className(row)}], most, matches(row), onChoose(row)
 */
export class Rows {
  constructor(options) {
    this.options = options;
    this.all = [];
    this.matching = this.all;
    this.filtered = false;
    this.pool = [];
    this.chosen = null;
    this.space = el('div', {class: 'space', role: 'presentation'});
    this.list = el('div', {class: 'rows', role: 'listbox', tabindex: '0', 'aria-label': options.label}, this.space);
    this.head = el('div', {class: 'row head', 'aria-hidden': 'true'}, options.columns.map((column) => el('span', {class: `cell ${column.name}`}, column.title)));
    this.empty = el('p', {class: 'empty'}, options.empty);
    this.node = el('div', {class: `table ${options.name}`}, this.head, this.list, this.empty);
    this.draw = drawing(() => this.drawNow());
    this.list.addEventListener('scroll', () => {
      this.atEnd = this.list.scrollTop + this.list.clientHeight >= this.list.scrollHeight - 4;
      this.draw();
    });
    this.list.addEventListener('click', (event) => {
      const row = event.target.closest('.row')?.row;
      if (row) this.choose(row);
    });
    this.list.addEventListener('keydown', (event) => this.key(event));
    this.atEnd = true;
    new ResizeObserver(() => { this.rowHeight = undefined; this.draw(); }).observe(this.list);
  }

  add(rows) {
    for (const row of rows) this.all.push(row);
    if (this.all.length > this.options.most) this.all.splice(0, this.all.length - this.options.most);
    if (this.filtered) {
      for (const row of rows) if (this.options.matches(row)) this.matching.push(row);
      if (this.matching.length > this.options.most) this.matching.splice(0, this.matching.length - this.options.most);
    }
    this.draw();
  }

  /** To be called when what matches has changed. */
  filter(isOn) {
    this.filtered = isOn;
    this.matching = isOn ? this.all.filter((row) => this.options.matches(row)) : this.all;
    this.atEnd = true;
    this.draw();
  }

  clear() {
    this.all.length = 0;
    if (this.filtered) this.matching = [];
    this.choose(null);
    this.draw();
  }

  choose(row) {
    this.chosen = row;
    this.options.onChoose(row);
    this.draw();
  }

  key(event) {
    const last = this.matching.length - 1;
    if (last < 0) return;
    const at = this.matching.indexOf(this.chosen);
    const page = Math.max(1, Math.floor(this.list.clientHeight / this.rowHeight) - 1);
    const to = {
      ArrowDown: at + 1, ArrowUp: at < 0 ? last : at - 1, PageDown: at + page, PageUp: at - page, Home: 0, End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = Math.min(last, Math.max(0, to));
    this.choose(this.matching[index]);
    const top = index * this.rowHeight;
    if (top < this.list.scrollTop) this.list.scrollTop = top;
    else if (top + this.rowHeight > this.list.scrollTop + this.list.clientHeight) {
      this.list.scrollTop = top + this.rowHeight - this.list.clientHeight;
    }
  }

  drawNow() {
    if (!this.list.isConnected || this.list.clientHeight === 0) return;
    this.rowHeight ??= parseFloat(getComputedStyle(this.list).getPropertyValue('--row'));
    const rows = this.matching;
    this.empty.hidden = rows.length > 0;
    this.space.style.height = `${rows.length * this.rowHeight}px`;
    if (this.atEnd) this.list.scrollTop = this.list.scrollHeight;
    const first = Math.max(0, Math.floor(this.list.scrollTop / this.rowHeight) - 3);
    const count = Math.min(rows.length - first, Math.ceil(this.list.clientHeight / this.rowHeight) + 6);
    while (this.pool.length < count) this.pool.push(this.newRow());
    let active = '';
    this.pool.forEach((node, i) => {
      node.hidden = i >= count;
      if (node.hidden) { node.row = null; return; }
      const row = rows[first + i];
      node.row = row;
      node.style.transform = `translateY(${(first + i) * this.rowHeight}px)`;
      node.setAttribute('aria-posinset', first + i + 1);
      node.setAttribute('aria-setsize', rows.length);
      node.setAttribute('aria-selected', String(row === this.chosen));
      if (row === this.chosen) active = node.id;
      this.options.columns.forEach((column, c) => {
        const cell = node.children[c];
        show(cell, column.text(row));
        cell.className = `cell ${column.name} ${column.className?.(row) ?? ''}`;
      });
    });
    if (active) this.list.setAttribute('aria-activedescendant', active);
    else this.list.removeAttribute('aria-activedescendant');
  }

  newRow() {
    const node = el('div', {class: 'row', role: 'option', id: newId('row')}, this.options.columns.map((column) => el('span', {class: `cell ${column.name}`})));
    this.space.append(node);
    return node;
  }
}
