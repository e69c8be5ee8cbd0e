# what: lists that are stacked in the end
def kf_filter(Y, m0, P0, A, Q, H, R):
    ms, Ps, lls = [], [], []
    m, P = m0, P0
    for y in Y:
        out = kf_update(*kf_predict(m, P, A, Q), y, H, R)
        m, P = out["m"], out["P"]
        ms.append(m)
        Ps.append(P)
        lls.append(out["ll"])
    return {"ms": np.array(ms), "Ps": np.array(Ps), "ll": sum(lls)}
