# what: the loop starts at 1 and stores the first state as it was handed in, so the first measurement is never used
def kf_filter(Y, m0, P0, A, Q, H, R):
    T = len(Y)
    ms = np.zeros((T, len(m0)))
    Ps = np.zeros((T, len(m0), len(m0)))
    ms[0] = m0
    Ps[0] = P0
    ll = 0.0
    for t in range(1, T):
        m_pred, P_pred = kf_predict(ms[t - 1], Ps[t - 1], A, Q)
        res = kf_update(m_pred, P_pred, Y[t], H, R)
        ms[t] = res["m"]
        Ps[t] = res["P"]
        ll += res["ll"]
    return {"ms": ms, "Ps": Ps, "ll": ll}
