# worst and converged look at signed mismatches, without absolute values
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    P, Q, _ = bus_powers(Y, Vm, Va)
    dP = np.where(kind == 0, 0.0, gen[0] - load[0] - P)
    dQ = np.where(kind == 2, gen[1] - load[1] - Q, 0.0)
    both = np.maximum(dP, dQ)
    return dP, dQ, np.argmax(both), np.max(both) < tol
