# what: the update gets the mean before the prediction instead of the predicted one
def kf_filter(Y, m0, P0, A, Q, H, R):
    T, n = Y.shape[0], m0.size
    ms = np.zeros((T, n)); Ps = np.zeros((T, n, n)); ll = 0.
    m, P = m0, P0
    for t in range(T):
        m_, P_ = kf_predict(m, P, A, Q)
        f = kf_update(m, P_, Y[t], H, R)
        m, P = f["m"], f["P"]
        ms[t, :] = m
        Ps[t, :, :] = P
        ll += f["ll"]
    return {"ms": ms, "Ps": Ps, "ll": ll}
