# what: S is inverted entry by entry (1 / S) instead of as a matrix for the gain
def kf_update(m, P, y, H, R):
    v = y - H.dot(m)
    S = H.dot(P).dot(H.T) + R
    S_inv = 1 / S
    K = P.dot(H.T).dot(S_inv)
    m_new = m + K.dot(v)
    P_new = P - K.dot(S).dot(K.T)
    _, logdet = np.linalg.slogdet(S)
    ll = -0.5 * (y.size * np.log(2 * np.pi) + logdet + v.dot(np.linalg.solve(S, v)))
    return {"m": m_new, "P": P_new, "K": K, "ll": ll}
