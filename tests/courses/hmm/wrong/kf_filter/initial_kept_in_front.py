# what: the initial mean and covariance are kept as a first row, so there are T + 1 rows
def kf_filter(Y, m0, P0, A, Q, H, R):
    ms, Ps, ll = [m0], [P0], 0.0
    for y in Y:
        mp, Pp = kf_predict(ms[-1], Ps[-1], A, Q)
        u = kf_update(mp, Pp, y, H, R)
        ms.append(u["m"])
        Ps.append(u["P"])
        ll += u["ll"]
    return {"ms": np.array(ms), "Ps": np.array(Ps), "ll": ll}
