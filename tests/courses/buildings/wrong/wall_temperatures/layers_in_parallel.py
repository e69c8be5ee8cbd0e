# added the conductances of the layers as if they stood side by side instead of their resistances
def wall_temperatures(d, lam, T_in, T_out, h_in=7.7, h_out=25.0):
    """The U-value of a wall, and the temperatures of its surfaces and interfaces.

    d, lam: thicknesses (m) and conductivities (W/(m K)) of the layers, from inside to outside, shape (L,)
    T_in, T_out: air temperatures inside and outside, hour by hour, shape (m,)
    h_in, h_out: surface coefficients inside and outside, W/(m² K), numbers

    returns: U, T
        U: thermal transmittance, W/(m² K), a number
        T: inner surface, interfaces, outer surface (rows) at each hour (columns), shape (L + 1, m)
    """
    conductance = lam / d
    R_wall = 1 / conductance.sum()
    U = 1 / (1 / h_in + R_wall + 1 / h_out)
    q = U * (T_in - T_out)
    steps = np.r_[1 / h_in, d / lam]
    T = T_in[None, :] - np.outer(np.cumsum(steps), q)
    return U, T
