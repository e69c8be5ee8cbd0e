# the formula holds the magnitude of the other bus only, |V_i| is left out
def bus_powers(Y, Vm, Va):
    theta = np.deg2rad(Va)
    n = len(Vm)
    mag, arg = np.abs(Y), np.angle(Y)
    P, Q = np.zeros(n), np.zeros(n)
    for i in range(n):
        phi = theta[i] - theta - arg[i]
        P[i] = np.sum(Vm * mag[i] * np.cos(phi))
        Q[i] = np.sum(Vm * mag[i] * np.sin(phi))
    return P, Q, P.sum()
