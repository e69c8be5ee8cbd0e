# what: the states are returned from last to first: the list that was filled backward is not reversed
def rts_smoother(ms, Ps, A, Q):
    means = [ms[-1]]
    covs = [Ps[-1]]
    for t in range(len(ms) - 2, -1, -1):
        mm, PP = rts_step(ms[t], Ps[t], means[-1], covs[-1], A, Q)
        means.append(mm)
        covs.append(PP)
    return {"ms": np.array(means), "Ps": np.array(covs)}
