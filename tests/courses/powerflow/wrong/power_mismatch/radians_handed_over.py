# the angles are converted to radians before the call, although bus_powers takes degrees
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    theta = np.deg2rad(Va)
    P, Q, _ = bus_powers(Y, Vm, theta)
    dP = np.where(kind != 0, gen[0] - load[0] - P, 0)
    dQ = np.where(kind == 2, gen[1] - load[1] - Q, 0)
    largest = np.maximum(np.abs(dP), np.abs(dQ))
    return dP, dQ, np.argmax(largest), np.max(largest) < tol
