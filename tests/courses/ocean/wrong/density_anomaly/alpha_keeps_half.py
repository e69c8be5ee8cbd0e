# kept the one half of lambda1 in alpha instead of differentiating the square
def density_anomaly(S, T, z):
    """The density anomaly and the thermal expansion of sea water.

    S, T: salinity and temperature in deg C, shape (k, m): k levels of m stations
    z: depth of the levels in m, positive down, shape (k,)

    returns: r, alpha
        r: density minus RHO0, in kg/m3, shape (k, m)
        alpha: thermal expansion in 1/K, shape (k, m)
    """
    Ta = T - 10.0
    Sa = S - 35.0
    Z = z.reshape(-1, 1)
    thermal = -A0 * (1 + 0.5 * LAM1 * Ta + MU1 * Z) * Ta
    haline = B0 * (1 - 0.5 * LAM2 * Sa - MU2 * Z) * Sa
    cabbeling = -NU * Ta * Sa
    r = thermal + haline + cabbeling
    alpha = (A0 * (1 + 0.5 * LAM1 * Ta + MU1 * Z) + NU * Sa) / RHO0
    return r, alpha
