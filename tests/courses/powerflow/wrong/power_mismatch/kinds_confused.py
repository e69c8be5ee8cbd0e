# PV and PQ are confused: dQ is used at the PV buses (kind 1)
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    n = len(kind)
    P, Q, _ = bus_powers(Y, Vm, Va)
    dP, dQ = np.zeros(n), np.zeros(n)
    for bus in range(n):
        if kind[bus] != 0:
            dP[bus] = gen[0, bus] - load[0, bus] - P[bus]
        if kind[bus] == 1:
            dQ[bus] = gen[1, bus] - load[1, bus] - Q[bus]
    peak = np.maximum(np.abs(dP), np.abs(dQ))
    return dP, dQ, np.argmax(peak), np.max(peak) < tol
