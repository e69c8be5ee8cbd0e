# the worst bus is the one with the largest |dP + j dQ|, not with the largest of the two
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    P, Q, _ = bus_powers(Y, Vm, Va)
    dP = (kind != 0) * (gen[0] - load[0] - P)
    dQ = (kind == 2) * (gen[1] - load[1] - Q)
    apparent = np.sqrt(dP**2 + dQ**2)
    ok = max(np.abs(dP).max(), np.abs(dQ).max()) < tol
    return dP, dQ, int(np.argmax(apparent)), ok
