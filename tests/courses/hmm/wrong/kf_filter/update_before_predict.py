# what: each step updates first and predicts afterwards, and keeps the updated state (no prediction before the first measurement)
def kf_filter(Y, m0, P0, A, Q, H, R):
    m, P = m0, P0
    ms, Ps, ll = [], [], 0
    for y in Y:
        r = kf_update(m, P, y, H, R)
        ms.append(r["m"])
        Ps.append(r["P"])
        ll = ll + r["ll"]
        m, P = kf_predict(r["m"], r["P"], A, Q)
    return {"ms": np.array(ms), "Ps": np.array(Ps), "ll": ll}
