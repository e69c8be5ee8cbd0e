# the angle of the admittance is added to the angle difference instead of subtracted
def bus_powers(Y, Vm, Va):
    th = np.deg2rad(Va)
    ph = th[:, np.newaxis] - th + np.angle(Y)
    M = np.abs(Y) * np.outer(Vm, Vm)
    P = np.sum(M * np.cos(ph), axis=1)
    Q = np.sum(M * np.sin(ph), axis=1)
    return P, Q, np.sum(P)
