# two mistakes: the load is added to the generation, and dQ is kept at PV buses
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    P, Q, _ = bus_powers(Y, Vm, Va)
    target = gen + load
    active = kind != 0
    dP = np.where(active, target[0] - P, 0.0)
    dQ = np.where(active, target[1] - Q, 0.0)
    largest = np.maximum(np.abs(dP), np.abs(dQ))
    return dP, dQ, np.argmax(largest), np.max(largest) < tol
