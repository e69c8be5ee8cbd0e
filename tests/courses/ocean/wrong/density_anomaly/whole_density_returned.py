# returned the density itself instead of its difference from RHO0
def density_anomaly(S, T, z):
    dS = S - 35.0
    dT = T - 10.0
    D = np.expand_dims(z, 1)
    rho = RHO0
    rho = rho - A0 * (1 + 0.5 * LAM1 * dT + MU1 * D) * dT
    rho = rho + B0 * (1 - 0.5 * LAM2 * dS - MU2 * D) * dS
    rho = rho - NU * dT * dS
    alpha = (A0 + A0 * LAM1 * dT + A0 * MU1 * D + NU * dS) / RHO0
    return rho, alpha
