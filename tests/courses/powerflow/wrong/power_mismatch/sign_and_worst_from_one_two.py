# two mistakes: the mismatch is computed minus scheduled, and the worst bus is numbered from 1
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    P, Q, _ = bus_powers(Y, Vm, Va)
    dP = np.where(kind != 0, P + load[0] - gen[0], 0.0)
    dQ = np.where(kind == 2, Q + load[1] - gen[1], 0.0)
    largest = np.maximum(np.abs(dP), np.abs(dQ))
    return dP, dQ, np.argmax(largest) + 1, np.max(largest) < tol
