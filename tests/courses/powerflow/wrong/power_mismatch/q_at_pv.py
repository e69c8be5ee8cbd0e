# dQ is kept at PV buses, too, and only zeroed at the slack
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    P, Q, _ = bus_powers(Y, Vm, Va)
    slack = kind == 0
    dP = gen[0] - load[0] - P
    dQ = gen[1] - load[1] - Q
    dP[slack] = 0.0
    dQ[slack] = 0.0
    largest = np.maximum(np.abs(dP), np.abs(dQ))
    worst = np.argmax(largest)
    return dP, dQ, worst, largest[worst] < tol
