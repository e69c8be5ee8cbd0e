# a loop over the buses that keeps the largest mismatch found so far
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    P, Q, _ = bus_powers(Y, Vm, Va)
    n = len(kind)
    dP, dQ = np.zeros(n), np.zeros(n)
    worst, top = 0, 0.0
    for i in range(n):
        if kind[i] == 0:
            continue
        dP[i] = gen[0, i] - load[0, i] - P[i]
        if kind[i] == 2:
            dQ[i] = gen[1, i] - load[1, i] - Q[i]
        m = max(abs(dP[i]), abs(dQ[i]))
        if m > top:
            worst, top = i, m
    return dP, dQ, worst, bool(top < tol)
