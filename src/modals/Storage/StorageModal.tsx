import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { TextLink } from '@/components/TextLink/TextLink';
import { toast } from '@/components/Toast/toasts';
import { emptyStorage, getStoredNames, hasFiles, storedValues } from '@/device/storage';
import type { ModalProps } from '@/overlays/modalNames';
import * as css from './StorageModal.css';

/**
 * All data that this browser stores for the site, with its purpose and how long the browser keeps it. A button deletes
 * the data, except a running break.
 */
export function StorageModal({ onClose }: ModalProps) {
  const { t } = useTranslation('storage');
  const [names, setNames] = useState(getStoredNames);
  const [files, setFiles] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    let isCancelled = false;
    // If the browser denies access to the caches, there are no files.
    hasFiles().then(
      (has) => !isCancelled && setFiles(has),
      () => {},
    );
    return () => {
      isCancelled = true;
    };
  }, []);

  const deleteAll = async () => {
    // If the browser denies access to storage, there is nothing to delete.
    await emptyStorage().catch(() => {});
    setIsAsking(false);
    setNames(getStoredNames());
    setFiles(false);
    toast.success(t('deleted'));
  };

  return (
    <Dialog
      open
      title={t('title')}
      onClose={onClose}
      footer={
        <Button fullWidth variant="danger" onClick={() => setIsAsking(true)}>
          {t('delete')}
        </Button>
      }
    >
      <div className={css.body}>
        <p className={css.lead}>{t('lead')}</p>
        {names.length || files ? (
          <ul role="list" className={css.list} aria-label={t('list')}>
            {names.map((name) => (
              <li key={name} className={css.item}>
                <span>{t(`what.${name}`)}</span>
                <p className={css.until}>{t(`until.${storedValues[name].until}`)}</p>
              </li>
            ))}
            {files ? (
              <li className={css.item}>
                <span>{t('what.files')}</span>
                <p className={css.until}>{t('until.update')}</p>
              </li>
            ) : null}
          </ul>
        ) : (
          <EmptyState>{t('empty')}</EmptyState>
        )}
        <TextLink alone href={`${window.location.origin}/licenses.txt`}>
          {t('licenses')}
        </TextLink>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('confirmTitle')}
        confirmLabel={t('delete')}
        danger
        onConfirm={deleteAll}
        onClose={() => setIsAsking(false)}
      >
        {t('confirmText')}
      </ConfirmDialog>
    </Dialog>
  );
}
