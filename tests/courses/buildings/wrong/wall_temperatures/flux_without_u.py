# multiplied the temperature difference by the total resistance instead of the U-value
def wall_temperatures(d, lam, T_in, T_out, h_in=7.7, h_out=25.0):
    """The U-value of a wall, and the temperatures of its surfaces and interfaces.

    d, lam: thicknesses (m) and conductivities (W/(m K)) of the layers, from inside to outside, shape (L,)
    T_in, T_out: air temperatures inside and outside, hour by hour, shape (m,)
    h_in, h_out: surface coefficients inside and outside, W/(m² K), numbers

    returns: U, T
        U: thermal transmittance, W/(m² K), a number
        T: inner surface, interfaces, outer surface (rows) at each hour (columns), shape (L + 1, m)
    """
    R = d / lam
    R_total = 1 / h_in + np.sum(R) + 1 / h_out
    U = 1 / R_total
    q = R_total * (T_in - T_out)
    R_passed = 1 / h_in + np.concatenate(([0.0], np.cumsum(R)))
    T = T_in - q * R_passed[:, None]
    return U, T
