def wall_temperatures(d, lam, T_in, T_out, h_in=7.7, h_out=25.0):
    """The U-value of a wall, and the temperatures of its surfaces and interfaces.

    d, lam: thicknesses (m) and conductivities (W/(m K)) of the layers, from inside to outside, shape (L,)
    T_in, T_out: air temperatures inside and outside, hour by hour, shape (m,)
    h_in, h_out: surface coefficients inside and outside, W/(m² K), numbers

    returns: U, T
        U: thermal transmittance, W/(m² K), a number
        T: inner surface, interfaces, outer surface (rows) at each hour (columns), shape (L + 1, m)
    """
    total = 1 / h_in + 1 / h_out
    for thickness, conductivity in zip(d, lam):
        total += thickness / conductivity
    flux = (T_in - T_out) / total
    T = np.zeros((len(d) + 1, len(T_in)))
    T[0] = T_in - flux / h_in
    for i in range(len(d)):
        T[i + 1] = T[i] - flux * d[i] / lam[i]
    return 1 / total, T
