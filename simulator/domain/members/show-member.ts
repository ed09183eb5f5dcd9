import type { Member } from '#contract/entities';
import type { MemberRecord } from './member-record.ts';

export function showMember(member: MemberRecord): Member {
  return {
    id: member.id,
    nickname: member.nickname,
    level: member.level,
    real_name: member.realName,
    email: member.email,
    mobile: member.mobile,
    referral_code: member.referralCode,
    role: member.role,
    has_login_password: member.passwordHash !== null,
    has_bank_password: member.bankPasswordHash !== null,
  };
}
