# converged asks whether any mismatch is below the tolerance, not every one
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    P, Q, _ = bus_powers(Y, Vm, Va)
    dP = np.where(kind != 0, gen[0] - load[0] - P, 0.0)
    dQ = np.where(kind == 2, gen[1] - load[1] - Q, 0.0)
    mis = np.maximum(np.abs(dP), np.abs(dQ))
    return dP, dQ, np.argmax(mis), np.any(mis < tol)
