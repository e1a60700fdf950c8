import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { modalButton } from '@/overlays/modalButton';
import type { ModalProps } from '@/overlays/modalNames';
import * as css from './ActivityHelpModal.css';
import { CloseAccount } from './CloseAccount';
import { Contacts } from './Contacts';

/** Rules about money and bonuses, facts about the odds, how to close the account, and the site's contacts. */
export function ActivityHelpModal({ onClose }: ModalProps) {
  const { t } = useTranslation('activityHelp');
  return (
    <Dialog open title={t('title')} onClose={() => onClose()}>
      <div className={css.body}>
        <Section title={t('rules.title')}>
          <ul className={css.list}>
            <li>{t('rules.in')}</li>
            <li>{t('rules.games')}</li>
            <li>{t('rules.out')}</li>
            <li>{t('rules.bonus')}</li>
          </ul>
          <Button variant="quiet" {...modalButton('conditions')}>
            {t('rules.read')}
          </Button>
        </Section>
        <Section title={t('odds.title')}>
          <p>{t('odds.games')}</p>
          <p>{t('odds.wheel')}</p>
        </Section>
        <Section title={t('close.title')}>
          <CloseAccount />
        </Section>
        <Section title={t('contacts.title')}>
          <Contacts />
        </Section>
      </div>
    </Dialog>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
