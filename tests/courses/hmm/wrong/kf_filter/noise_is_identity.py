# what: the identity is handed to kf_predict in the place of Q
def kf_filter(Y, m0, P0, A, Q, H, R):
    T, n = len(Y), len(m0)
    ms, Ps = np.zeros((T, n)), np.zeros((T, n, n))
    m, P, ll = m0, P0, 0.0
    for t in range(T):
        m, P = kf_predict(m, P, A, np.eye(n))
        o = kf_update(m, P, Y[t], H, R)
        m, P = o["m"], o["P"]
        ms[t], Ps[t], ll = m, P, ll + o["ll"]
    return {"ms": ms, "Ps": Ps, "ll": ll}
