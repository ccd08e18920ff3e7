import { expect } from 'chai';
import { isOwnerNamed, isSamePerson, isSurnameOf } from './person-name.ts';

describe('names of persons', () => {
  it('are of an owner whose form puts the surname first, with or without middle names', () => {
    for (const [person, owner] of [
      ['Timothy D. Cook', 'COOK TIMOTHY D'],
      ['Jen-Hsun Huang', 'HUANG JEN HSUN'],
      ['Deirdre O’Brien', "O'BRIEN DEIRDRE"],
      ['Brian Olsavsky', 'Olsavsky Brian T'],
      ['K. Ram Shriram', 'SHRIRAM KAVITARK RAM'],
      ['Mathias Döpfner', 'Dopfner Mathias'],
      ['Ada van Fictional, Jr.', 'VAN FICTIONAL ADA'],
      ['Ada Fictional (1)', 'Fictional Ada'],
    ] as const)
      expect(isOwnerNamed(person, owner), `${person}: ${owner}`).to.equal(true);
  });

  it('are not of an owner with another first name, surname or suffix, or of whom an initial is known', () => {
    for (const [person, owner] of [
      ['Tim Cook', 'COOK TIMOTHY D'],
      ['T. Cook', 'COOK TIMOTHY D'],
      ['Ann Smith', 'SMITH MARY ANN'],
      ['Mary Ann Smith', 'SMITH ANN'],
      ['John Paul', 'SMITH JOHN PAUL'],
      ['John Smith, Jr.', 'SMITH JOHN SR'],
      ['Fictional', 'FICTIONAL ADA'],
      ['Ada B. Fictional', 'FICTIONAL ADA C'],
    ] as const)
      expect(isOwnerNamed(person, owner), `${person}: ${owner}`).to.equal(false);
  });

  it('are of one person if one has a middle name that the other omits', () => {
    expect(isSamePerson('Ajay K. Puri', 'Ajay Puri')).to.equal(true);
    expect(isSamePerson('Ajay Puri', 'Ajay K. Puri')).to.equal(true);
    expect(isSamePerson('John L. Hennessy', 'John Hennessy')).to.equal(true);
    expect(isSamePerson('John A. Smith', 'John B. Smith')).to.equal(false);
    expect(isSamePerson('Kate Adams', 'Katherine L. Adams')).to.equal(false);
    expect(isSamePerson('', '')).to.equal(false);
  });

  it('name an owner by the surname', () => {
    expect(isSurnameOf('Ms. Kress', 'KRESS COLETTE')).to.equal(true);
    expect(isSurnameOf('Ms. Kress', 'KRISS COLETTE')).to.equal(false);
    expect(isSurnameOf('Colette Kress', 'KRESS COLETTE')).to.equal(false);
  });
});
