# the worst bus is numbered from 1
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    P, Q, _ = bus_powers(Y, Vm, Va)
    dP = gen[0] - load[0] - P
    dQ = gen[1] - load[1] - Q
    dP = np.where(kind == 0, 0, dP)
    dQ = np.where(kind == 2, dQ, 0)
    worst, top = 0, -1
    for i in range(len(dP)):
        m = max(abs(dP[i]), abs(dQ[i]))
        if m > top:
            top = m
            worst = i + 1
    return dP, dQ, worst, bool(top < tol)
