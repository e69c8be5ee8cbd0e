# what: the covariance is not carried on: every step predicts from P0
def kf_filter(Y, m0, P0, A, Q, H, R):
    m = m0
    ms, Ps = [], []
    total = 0.0
    for y in Y:
        m_pred, P_pred = kf_predict(m, P0, A, Q)
        new = kf_update(m_pred, P_pred, y, H, R)
        m = new["m"]
        ms.append(m)
        Ps.append(new["P"])
        total += new["ll"]
    return {"ms": np.array(ms), "Ps": np.array(Ps), "ll": total}
