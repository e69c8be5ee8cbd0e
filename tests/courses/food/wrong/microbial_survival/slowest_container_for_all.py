# used the lethality of the slowest container for all containers
def microbial_survival(temps, minutes, T_ref, D, z, load, decades):
    n = len(temps)
    k = len(D)
    reduction = np.empty((k, n))
    done = np.empty((k, n))
    for s in range(k):
        F, when = lethality(temps, minutes, T_ref, z[s], decades * D[s])
        end = F[:, -1]
        reduction[s, :] = np.min(end) / D[s]
        done[s, :] = when
    survivors = (load * 10 ** -reduction.T).T
    out = {}
    out["reduction"] = reduction
    out["sterile"] = np.exp(-survivors.sum(0))
    out["ready"] = done.max(0)
    out["worst"] = int(np.argmax(survivors.sum(1)))
    return out
