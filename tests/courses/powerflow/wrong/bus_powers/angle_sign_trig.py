# the angle difference is taken the wrong way round, theta_j - theta_i
def bus_powers(Y, Vm, Va):
    G, B = Y.real, Y.imag
    d = np.deg2rad(Va)
    n = len(Vm)
    P = np.zeros(n)
    Q = np.zeros(n)
    for i in range(n):
        for j in range(n):
            t = d[j] - d[i]
            P[i] += Vm[i] * Vm[j] * (G[i, j] * np.cos(t) + B[i, j] * np.sin(t))
            Q[i] += Vm[i] * Vm[j] * (G[i, j] * np.sin(t) - B[i, j] * np.cos(t))
    return P, Q, P.sum()
