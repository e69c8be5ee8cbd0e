# the mismatch has the wrong sign: computed minus scheduled
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    P, Q, loss = bus_powers(Y, Vm, Va)
    dP = P - (gen[0] - load[0])
    dQ = Q - (gen[1] - load[1])
    dP[kind == 0] = 0
    dQ[kind != 2] = 0
    m = np.maximum(abs(dP), abs(dQ))
    return dP, dQ, m.argmax(), m.max() < tol
