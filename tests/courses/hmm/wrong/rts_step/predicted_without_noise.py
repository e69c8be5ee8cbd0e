# what: the predicted covariance is made without the noise Q
def rts_step(m, P, m_next, P_next, A, Q):
    m_pred = np.dot(A, m)
    P_pred = np.dot(np.dot(A, P), A.T)
    G = np.dot(np.dot(P, A.T), np.linalg.inv(P_pred))
    m_s = m + np.dot(G, m_next - m_pred)
    P_s = P + np.dot(np.dot(G, P_next - P_pred), G.T)
    return m_s, P_s
