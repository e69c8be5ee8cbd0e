# what: the predicted means and covariances are stored instead of the updated ones (on the list)
def kf_filter(Y, m0, P0, A, Q, H, R):
    T = Y.shape[0]
    n = m0.shape[0]
    ms = np.zeros((T, n))
    Ps = np.zeros((T, n, n))
    ll = 0
    m, P = m0, P0
    for t in range(T):
        ms[t], Ps[t] = kf_predict(m, P, A, Q)
        d = kf_update(ms[t], Ps[t], Y[t], H, R)
        m = d["m"]
        P = d["P"]
        ll += d["ll"]
    return {"ms": ms, "Ps": Ps, "ll": ll}
