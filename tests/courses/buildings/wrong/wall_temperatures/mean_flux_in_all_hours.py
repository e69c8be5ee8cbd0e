# used the mean heat flux of all hours in each hour instead of the hour's own
def wall_temperatures(d, lam, T_in, T_out, h_in=7.7, h_out=25.0):
    """The U-value of a wall, and the temperatures of its surfaces and interfaces.

    d, lam: thicknesses (m) and conductivities (W/(m K)) of the layers, from inside to outside, shape (L,)
    T_in, T_out: air temperatures inside and outside, hour by hour, shape (m,)
    h_in, h_out: surface coefficients inside and outside, W/(m² K), numbers

    returns: U, T
        U: thermal transmittance, W/(m² K), a number
        T: inner surface, interfaces, outer surface (rows) at each hour (columns), shape (L + 1, m)
    """
    r = np.concatenate(([1 / h_in], d / lam, [1 / h_out]))
    U = 1 / r.sum()
    q = U * np.mean(T_in - T_out)
    T = np.empty((d.size + 1, T_in.size))
    for i in range(d.size + 1):
        for j in range(T_in.size):
            T[i, j] = T_in[j] - q * r[: i + 1].sum()
    return U, T
