# what: the log densities are averaged over the steps instead of added up
def kf_filter(Y, m0, P0, A, Q, H, R):
    m, P = m0, P0
    means, covs, lls = [], [], []
    for t in range(len(Y)):
        mp, Pp = kf_predict(m, P, A, Q)
        u = kf_update(mp, Pp, Y[t], H, R)
        m, P = u["m"], u["P"]
        means.append(m)
        covs.append(P)
        lls.append(u["ll"])
    return {"ms": np.stack(means), "Ps": np.stack(covs), "ll": np.mean(lls)}
