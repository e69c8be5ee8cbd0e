# worst and converged are computed before the unused equations are set to zero
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    P, Q, _ = bus_powers(Y, Vm, Va)
    dP = gen[0] - load[0] - P
    dQ = gen[1] - load[1] - Q
    m = np.maximum(np.abs(dP), np.abs(dQ))
    worst, converged = np.argmax(m), np.max(m) < tol
    dP = np.where(kind == 0, 0.0, dP)
    dQ = np.where(kind == 2, dQ, 0.0)
    return dP, dQ, worst, converged
