# returned the derivative of r over RHO0 without the minus sign instead of with it
def density_anomaly(S, T, z):
    def anomaly(t, s, depth):
        a = A0 * (t + LAM1 * t**2 / 2 + MU1 * depth * t)
        b = B0 * (s - LAM2 * s**2 / 2 - MU2 * depth * s)
        return b - a - NU * t * s

    def derivative(t, s, depth):
        return -A0 * (1 + LAM1 * t + MU1 * depth) - NU * s

    zz = np.tile(z, (S.shape[1], 1)).T
    return anomaly(T - 10, S - 35, zz), derivative(T - 10, S - 35, zz) / RHO0
