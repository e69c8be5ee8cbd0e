# what: only the means are smoothed, the filter's covariances are returned
def rts_smoother(ms, Ps, A, Q):
    new = ms.copy()
    Pn = Ps[-1]
    for t in range(ms.shape[0] - 2, -1, -1):
        new[t], Pn = rts_step(ms[t], Ps[t], new[t + 1], Pn, A, Q)
    return {"ms": new, "Ps": Ps.copy()}
