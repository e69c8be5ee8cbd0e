# dP is used at PQ buses only, the PV buses are zeroed as well
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    Pcalc, Qcalc, _ = bus_powers(Y, Vm, Va)
    pq = (kind == 2).astype(float)
    dP = pq * (gen[0] - load[0] - Pcalc)
    dQ = pq * (gen[1] - load[1] - Qcalc)
    worst_values = np.maximum(np.abs(dP), np.abs(dQ))
    return dP, dQ, np.argmax(worst_values), np.max(worst_values) < tol
