# the mismatches are divided by the voltage magnitudes, as in the decoupled method
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    P, Q, _ = bus_powers(Y, Vm, Va)
    dP = (gen[0] - load[0] - P) / Vm
    dQ = (gen[1] - load[1] - Q) / Vm
    dP[kind == 0] = 0
    dQ[kind != 2] = 0
    m = np.maximum(np.abs(dP), np.abs(dQ))
    return dP, dQ, np.argmax(m), np.max(m) < tol
