# the powers are computed at flat voltages of 1 instead of at Vm
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    P, Q, _ = bus_powers(Y, np.ones(len(Vm)), Va)
    dP = np.where(kind == 0, 0.0, gen[0] - load[0] - P)
    dQ = np.where(kind == 2, gen[1] - load[1] - Q, 0.0)
    err = np.maximum(np.abs(dP), np.abs(dQ))
    return dP, dQ, np.argmax(err), np.max(err) < tol
