# the worst bus is looked for in dP only
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    P, Q, _ = bus_powers(Y, Vm, Va)
    net = gen - load
    dP = net[0] - P
    dQ = net[1] - Q
    dP[kind == 0] = 0
    dQ[kind < 2] = 0
    worst = np.argmax(np.abs(dP))
    converged = np.all(np.abs(dP) < tol) and np.all(np.abs(dQ) < tol)
    return dP, dQ, worst, converged
