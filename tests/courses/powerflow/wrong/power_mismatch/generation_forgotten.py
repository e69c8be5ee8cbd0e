# the generation is left out: what is scheduled is minus the load
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    P, Q, _ = bus_powers(Y, Vm, Va)
    dP, dQ = -load[0] - P, -load[1] - Q
    dP = dP * (kind > 0)
    dQ = dQ * (kind > 1)
    err = np.vstack([np.abs(dP), np.abs(dQ)]).max(axis=0)
    return dP, dQ, err.argmax(), err.max() < tol
