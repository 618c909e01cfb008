import { type Kysely, type Migration, type MigrationProvider, sql } from 'kysely';

/** Each change of the schema, in order. One that was released is never edited: running games were stored under it. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-tables': {
    async up(db: Kysely<never>) {
      const { schema } = db;
      await schema
        .createTable('tables')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('options', 'text', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('host', 'text', (c) => c.notNull())
        .addColumn('host_link', 'text', (c) => c.notNull().unique())
        .addColumn('spectator_link', 'text', (c) => c.notNull().unique())
        .addColumn('locked', 'integer', (c) => c.notNull())
        .addColumn('clock', 'text')
        .addColumn('seed', 'text')
        .addColumn('rules', 'text')
        .addColumn('outcome', 'text')
        .addColumn('digest', 'text')
        .addColumn('rematch', 'text')
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('started_at', 'bigint')
        .addColumn('finished_at', 'bigint')
        .execute();
      await schema.createIndex('tables_host').on('tables').columns(['host', 'status']).execute();
      await schema.createIndex('tables_status').on('tables').column('status').execute();
      await schema
        .createTable('seats')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('level', 'text')
        .addColumn('link', 'text', (c) => c.notNull().unique())
        .addColumn('claimed_by', 'text')
        .addColumn('webhook', 'text')
        .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
        .execute();
      await schema
        .createTable('acts')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('n', 'integer', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer')
        .addColumn('decision', 'integer')
        .addColumn('picks', 'text', (c) => c.notNull())
        .addColumn('fingerprint', 'text', (c) => c.notNull())
        .addColumn('back', 'integer', (c) => c.notNull())
        .addColumn('events', 'text', (c) => c.notNull())
        .addColumn('event_count', 'integer', (c) => c.notNull())
        .addColumn('asked', 'integer', (c) => c.notNull())
        .addColumn('client_id', 'text')
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('acts_key', ['table_id', 'n'])
        .execute();
      // The same answer sent twice is one answer, whichever process gets it.
      await schema
        .createIndex('acts_client')
        .on('acts')
        .columns(['table_id', 'seat', 'client_id'])
        .unique()
        .where(sql.ref('client_id'), 'is not', null)
        .execute();
      await schema
        .createTable('snapshots')
        .addColumn('table_id', 'text', (c) => c.primaryKey())
        .addColumn('n', 'integer', (c) => c.notNull())
        .addColumn('save', 'text', (c) => c.notNull())
        .execute();
      await schema
        .createTable('chat')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('n', 'integer', (c) => c.notNull())
        .addColumn('seat', 'integer')
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('chat_key', ['table_id', 'n'])
        .execute();
      await schema
        .createTable('sessions')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
      await schema
        .createTable('members')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('session', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('joined_at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('members_key', ['table_id', 'session'])
        .execute();
      await schema.createIndex('members_session').on('members').columns(['session', 'joined_at']).execute();
      await schema
        .createTable('proposals')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('by_seat', 'integer', (c) => c.notNull())
        .addColumn('target', 'integer', (c) => c.notNull())
        .addColumn('level', 'text')
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('votes', 'text', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute();
      await schema.createIndex('proposals_table').on('proposals').columns(['table_id', 'state']).execute();
      await schema
        .createTable('presence')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('process', 'text', (c) => c.notNull())
        .addColumn('seats', 'integer', (c) => c.notNull())
        .addColumn('spectators', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('presence_key', ['table_id', 'process'])
        .execute();
    },
  },
  '002-origin': {
    async up({ schema }: Kysely<never>) {
      await schema.alterTable('tables').addColumn('origin', 'text').execute();
    },
  },
  '003-campaigns': {
    async up({ schema }: Kysely<never>) {
      await schema
        .createTable('campaigns')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('link', 'text', (c) => c.notNull().unique())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('created_by', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
      await schema
        .createTable('campaign_members')
        .addColumn('campaign_id', 'text', (c) => c.notNull())
        .addColumn('session', 'text', (c) => c.notNull())
        .addColumn('joined_at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('campaign_members_key', ['campaign_id', 'session'])
        .execute();
      await schema.createIndex('campaign_members_session').on('campaign_members').column('session').execute();
      await schema.alterTable('tables').addColumn('campaign', 'text').execute();
      await schema.createIndex('tables_campaign').on('tables').columns(['campaign', 'status']).execute();
    },
  },
  '004-fair': {
    async up({ schema }: Kysely<never>) {
      const flag = (table: string, column: string) =>
        schema
          .alterTable(table)
          .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
          .execute();
      await flag('tables', 'approval');
      await schema.alterTable('tables').addColumn('secret', 'text').execute();
      await schema.alterTable('tables').addColumn('shares', 'text').execute();
      await schema.alterTable('seats').addColumn('stand_in', 'text').execute();
      await schema.alterTable('seats').addColumn('recovery', 'text').execute();
      await schema.createIndex('seats_recovery').on('seats').column('recovery').unique().execute();
      await flag('acts', 'stir');
      await flag('members', 'muted');
      await flag('members', 'banned');
      await schema.alterTable('proposals').addColumn('session', 'text').execute();
      await schema
        .alterTable('proposals')
        .addColumn('name', 'text', (c) => c.notNull().defaultTo(''))
        .execute();
      await schema.alterTable('chat').addColumn('client_id', 'text').execute();
      await schema
        .createIndex('chat_client')
        .on('chat')
        .columns(['table_id', 'client_id'])
        .unique()
        .where(sql.ref('client_id'), 'is not', null)
        .execute();
      await schema
        .alterTable('sessions')
        .addColumn('renewed_at', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
      await schema
        .createTable('bans')
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('value', 'text', (c) => c.notNull())
        .addColumn('why', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('bans_key', ['kind', 'value'])
        .execute();
    },
  },
  '005-push': {
    async up({ schema }: Kysely<never>) {
      await schema
        .createTable('pushes')
        .addColumn('endpoint', 'text', (c) => c.primaryKey())
        .addColumn('session', 'text', (c) => c.notNull())
        .addColumn('p256dh', 'text', (c) => c.notNull())
        .addColumn('auth', 'text', (c) => c.notNull())
        .addColumn('lang', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute();
      await schema.createIndex('pushes_session').on('pushes').column('session').execute();
    },
  },
  '006-hints-and-reviews': {
    async up({ schema }: Kysely<never>) {
      await schema.alterTable('tables').addColumn('hints', 'integer').execute();
      await schema
        .createTable('reviews')
        .addColumn('table_id', 'text', (c) => c.primaryKey())
        .addColumn('review', 'text', (c) => c.notNull())
        .execute();
    },
  },
};

export const migrations: MigrationProvider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
