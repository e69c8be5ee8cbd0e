# the load is left out of what is scheduled
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    Pc, Qc, _ = bus_powers(Y, Vm, Va)
    dP = gen[0] - Pc
    dQ = gen[1] - Qc
    for i in range(len(kind)):
        if kind[i] == 0:
            dP[i] = 0.0
            dQ[i] = 0.0
        elif kind[i] == 1:
            dQ[i] = 0.0
    biggest = np.maximum(np.abs(dP), np.abs(dQ))
    return dP, dQ, np.argmax(biggest), np.all(biggest < tol)
