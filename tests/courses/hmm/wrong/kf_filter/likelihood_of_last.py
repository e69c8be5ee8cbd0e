# what: the log density is overwritten in each step instead of added up
def kf_filter(Y, m0, P0, A, Q, H, R):
    T, n = Y.shape[0], A.shape[0]
    ms, Ps = np.empty((T, n)), np.empty((T, n, n))
    m, P = m0, P0
    for t in range(T):
        m, P = kf_predict(m, P, A, Q)
        out = kf_update(m, P, Y[t], H, R)
        m, P, loglik = out["m"], out["P"], out["ll"]
        ms[t] = m
        Ps[t] = P
    return {"ms": ms, "Ps": Ps, "ll": loglik}
