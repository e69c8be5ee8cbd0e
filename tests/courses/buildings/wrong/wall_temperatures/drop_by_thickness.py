# spread the drop over the layers in proportion to their thickness instead of their resistance
def wall_temperatures(d, lam, T_in, T_out, h_in=7.7, h_out=25.0):
    """The U-value of a wall, and the temperatures of its surfaces and interfaces.

    d, lam: thicknesses (m) and conductivities (W/(m K)) of the layers, from inside to outside, shape (L,)
    T_in, T_out: air temperatures inside and outside, hour by hour, shape (m,)
    h_in, h_out: surface coefficients inside and outside, W/(m² K), numbers

    returns: U, T
        U: thermal transmittance, W/(m² K), a number
        T: inner surface, interfaces, outer surface (rows) at each hour (columns), shape (L + 1, m)
    """
    R_layers = sum(d[i] / lam[i] for i in range(len(d)))
    U = 1 / (1 / h_in + R_layers + 1 / h_out)
    q = U * (T_in - T_out)
    T_first = T_in - q / h_in
    T_last = T_out + q / h_out
    share = np.concatenate([[0], np.cumsum(d) / np.sum(d)])
    T = np.array([T_first + s * (T_last - T_first) for s in share])
    return U, T
