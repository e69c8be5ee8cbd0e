# the worst bus is the one with the smallest mismatch: argmin for argmax
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    P, Q, _ = bus_powers(Y, Vm, Va)
    dP = np.array([gen[0, i] - load[0, i] - P[i] if kind[i] in (1, 2) else 0.0 for i in range(len(P))])
    dQ = np.array([gen[1, i] - load[1, i] - Q[i] if kind[i] == 2 else 0.0 for i in range(len(P))])
    errors = np.maximum(np.abs(dP), np.abs(dQ))
    return dP, dQ, np.argmin(errors), max(errors) < tol
