# the scheduled reactive power is taken from the active row of the load
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    P, Q, _ = bus_powers(Y, Vm, Va)
    p_set = gen[0] - load[0]
    q_set = gen[1] - load[0]
    dP = p_set - P
    dQ = q_set - Q
    dP[kind == 0] = 0.0
    dQ[kind <= 1] = 0.0
    big = np.maximum(np.abs(dP), np.abs(dQ))
    return dP, dQ, np.argmax(big), np.max(big) < tol
