# the worst bus is the one with the largest sum |dP| + |dQ|
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    Pi, Qi, _ = bus_powers(Y, Vm, Va)
    dP = np.where(kind > 0, gen[0] - load[0] - Pi, 0.0)
    dQ = np.where(kind > 1, gen[1] - load[1] - Qi, 0.0)
    total = np.abs(dP) + np.abs(dQ)
    worst = total.argmax()
    flag = (np.abs(dP) < tol).all() & (np.abs(dQ) < tol).all()
    return dP, dQ, worst, flag
