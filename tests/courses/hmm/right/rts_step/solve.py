# what: solve in the place of the inverse, without kf_predict
def rts_step(m, P, m_next, P_next, A, Q):
    Pp = A.dot(P).dot(A.T) + Q
    G = np.linalg.solve(Pp, A.dot(P)).T
    return m + G.dot(m_next - A.dot(m)), P - G.dot(Pp - P_next).dot(G.T)
