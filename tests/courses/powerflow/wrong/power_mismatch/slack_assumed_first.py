# the slack is taken to be bus 0 instead of the bus of kind 0
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    P, Q, _ = bus_powers(Y, Vm, Va)
    dP = gen[0] - load[0] - P
    dP[0] = 0.0
    dQ = np.where(kind == 2, gen[1] - load[1] - Q, 0.0)
    m = np.maximum(np.abs(dP), np.abs(dQ))
    return dP, dQ, np.argmax(m), m.max() < tol
