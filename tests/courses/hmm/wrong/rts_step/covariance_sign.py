# what: the covariance's correction has the wrong sign (predicted minus next)
def rts_step(m, P, m_next, P_next, A, Q):
    m_pred, P_pred = kf_predict(m, P, A, Q)
    G = np.einsum("ij,kj,kl->il", P, A, np.linalg.inv(P_pred))
    m_s = m + np.einsum("ij,j->i", G, m_next - m_pred)
    P_s = P + np.einsum("ij,jk,lk->il", G, P_pred - P_next, G)
    return m_s, P_s
