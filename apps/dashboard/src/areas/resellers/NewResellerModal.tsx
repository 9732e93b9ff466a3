import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Navigate } from '@tanstack/react-router';
import { resellerLimits } from '@vitrine/contract/resellers/limits';
import { resellerMessages } from '@vitrine/contract/resellers/messages';
import { type FormEvent, useRef, useState } from 'react';
import { useTenant } from '../../tenant/useTenant.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { ModalFrame } from '../../ui/dialogs/ModalFrame.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import classes from './NewResellerModal.module.css';
import { fieldOf, type Issues, issuesIn, newPerson, type Person, type PersonField } from './new-reseller.ts';
import { useMayManage } from './reseller-access.tsx';
import { useDraft, useSteps } from './useNewReseller.ts';

interface PersonRowProps {
  person: Person;
  number: number;
  issues: Issues;
  onChange: (field: PersonField, text: string) => void;
  /** Null for the first, which cannot be removed. */
  onRemove: (() => void) | null;
}

const LABELS: Record<PersonField, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email Address',
};

/** One user of the new reseller. */
const PersonRow = ({ person, number, issues, onChange, onRemove }: PersonRowProps) => {
  const fieldProps = (field: PersonField) => ({
    label: LABELS[field],
    name: fieldOf(person, field),
    value: person[field],
    error: issues[fieldOf(person, field)],
    autoComplete: 'off',
    onChange: (event: { target: HTMLInputElement }) => onChange(field, event.target.value),
  });
  return (
    <fieldset className={classes.person}>
      <legend className={classes.number}>User {number}</legend>
      {onRemove !== null && (
        <IconButton
          label={`Remove user ${number}`}
          icon={<IconTrash size={16} stroke={1.6} />}
          className={classes.remove}
          onClick={onRemove}
        />
      )}
      <div className={`vt-fields ${classes.fields}`}>
        <TextField {...fieldProps('first_name')} />
        <TextField {...fieldProps('last_name')} />
        <TextField
          {...fieldProps('email')}
          className="vt-wide"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
    </fieldset>
  );
};

const FORM_ID = 'new-reseller';

const without = (issues: Issues, field: string): Issues =>
  Object.fromEntries(Object.entries(issues).filter(([name]) => name !== field));

/** The first step's fields with their issues and focus. */
const useFirstStep = (onDone: () => void) => {
  const { draft, change, forget } = useDraft();
  const [issues, setIssues] = useState<Issues>({});
  const form = useRef<HTMLFormElement>(null);
  const { people } = draft;
  return {
    draft,
    issues,
    form,
    forget,
    setName: (name: string): void => {
      change({ name });
      setIssues(without(issues, 'name'));
    },
    setField: (person: Person, field: PersonField, text: string): void => {
      change({ people: people.map((each) => (each.key === person.key ? { ...each, [field]: text } : each)) });
      setIssues(without(issues, fieldOf(person, field)));
    },
    add: (): void => change({ people: [...people, newPerson(Math.max(...people.map(({ key }) => key)) + 1)] }),
    remove: (person: Person): void => change({ people: people.filter(({ key }) => key !== person.key) }),
    submit: (event: FormEvent): void => {
      event.preventDefault();
      const found = issuesIn(draft);
      setIssues(found);
      const [first] = Object.keys(found);
      if (first === undefined) onDone();
      else form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    },
  };
};

const FirstStep = () => {
  const steps = useSteps();
  const step = useFirstStep(steps.goOn);
  const { draft, issues } = step;
  return (
    <ModalFrame
      title={resellerMessages.createTitle}
      sentence={resellerMessages.usersHelp}
      width={560}
      onClose={steps.leave}
      footer={(close) => (
        <>
          <Button
            onClick={() => {
              step.forget();
              close();
            }}
          >
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} variant="filled">
            Continue
          </Button>
        </>
      )}
    >
      <form id={FORM_ID} ref={step.form} noValidate onSubmit={step.submit} className={classes.form}>
        <TextField
          label="Company Name"
          name="name"
          value={draft.name}
          error={issues.name}
          autoComplete="off"
          data-autofocus
          onChange={(event) => step.setName(event.target.value)}
        />
        {draft.people.map((person, index) => (
          <PersonRow
            key={person.key}
            person={person}
            number={index + 1}
            issues={issues}
            onChange={(field, text) => step.setField(person, field, text)}
            onRemove={index === 0 ? null : () => step.remove(person)}
          />
        ))}
        {draft.people.length < resellerLimits.usersMaximum && (
          <Button leftSection={<IconPlus size={16} stroke={1.6} />} onClick={step.add} className={classes.add}>
            Add user
          </Button>
        )}
      </form>
    </ModalFrame>
  );
};

/** Create Reseller Account, the first of two steps: the company and its users. */
export const NewResellerModal = () => {
  const { paths } = useTenant();
  return useMayManage() ? <FirstStep /> : <Navigate to={paths.resellers} replace />;
};
