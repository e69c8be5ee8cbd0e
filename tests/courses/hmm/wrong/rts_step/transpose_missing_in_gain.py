# what: the gain is P A P_pred^-1 instead of P A^T P_pred^-1 (on the list)
def rts_step(m, P, m_next, P_next, A, Q):
    mp, Pp = kf_predict(m, P, A, Q)
    gain = P.dot(A).dot(np.linalg.inv(Pp))
    return m + gain.dot(m_next - mp), P + gain.dot(P_next - Pp).dot(gain.T)
