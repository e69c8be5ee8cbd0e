# lists of bus numbers by kind; the worst one by sorting
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    P, Q = bus_powers(Y, Vm, Va)[:2]
    pvpq = np.flatnonzero(kind)
    pq = [i for i in range(len(kind)) if kind[i] == 2]
    dP, dQ = np.zeros(len(kind)), np.zeros(len(kind))
    dP[pvpq] = -(P[pvpq] + load[0][pvpq] - gen[0][pvpq])
    dQ[pq] = -(Q[pq] + load[1][pq] - gen[1][pq])
    big = np.max(np.abs(np.array([dP, dQ])), axis=0)
    order = np.argsort(big)
    return dP, dQ, order[-1], not np.any(big >= tol)
