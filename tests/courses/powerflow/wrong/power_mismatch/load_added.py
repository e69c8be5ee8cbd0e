# the load is added to the generation instead of subtracted
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    P, Q, _ = bus_powers(Y, Vm, Va)
    Pg, Qg = gen
    Pl, Ql = load
    dP = np.where(kind == 0, 0, Pg + Pl - P)
    dQ = np.where(kind == 2, Qg + Ql - Q, 0)
    big = np.max(np.abs([dP, dQ]), axis=0)
    return dP, dQ, int(np.argmax(big)), bool(big.max() < tol)
