# what: the next mean is compared with the filtered mean m instead of the predicted one
def rts_step(m, P, m_next, P_next, A, Q):
    _, P_pred = kf_predict(m, P, A, Q)
    J = np.linalg.solve(P_pred, A @ P).T
    ms = m + np.matmul(J, m_next - m)
    Ps = P + np.matmul(np.matmul(J, P_next - P_pred), J.T)
    return ms, Ps
