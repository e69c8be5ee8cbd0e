# went through the layers from outside to inside instead of from inside to outside
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
    U = 1 / (1 / h_in + R.sum() + 1 / h_out)
    q = U * (T_in - T_out)
    current = T_in - q / h_in
    T = [current]
    for R_i in R[::-1]:
        current = current - q * R_i
        T.append(current)
    return U, np.array(T)
