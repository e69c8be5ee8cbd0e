# double loop with sines and cosines
def bus_powers(Y, Vm, Va):
    n = len(Vm)
    P, Q = np.zeros(n), np.zeros(n)
    for i in range(n):
        for j in range(n):
            t = np.pi / 180 * (Va[i] - Va[j])
            g, b = Y[i, j].real, Y[i, j].imag
            P[i] += Vm[i] * Vm[j] * (g * np.cos(t) + b * np.sin(t))
            Q[i] += Vm[i] * Vm[j] * (g * np.sin(t) - b * np.cos(t))
    return P, Q, P.sum()
