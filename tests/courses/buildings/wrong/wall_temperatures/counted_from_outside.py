# added the resistances from the outside air on in the order of the layers from inside instead of counting from the room
def wall_temperatures(d, lam, T_in, T_out, h_in=7.7, h_out=25.0):
    """The U-value of a wall, and the temperatures of its surfaces and interfaces.

    d, lam: thicknesses (m) and conductivities (W/(m K)) of the layers, from inside to outside, shape (L,)
    T_in, T_out: air temperatures inside and outside, hour by hour, shape (m,)
    h_in, h_out: surface coefficients inside and outside, W/(m² K), numbers

    returns: U, T
        U: thermal transmittance, W/(m² K), a number
        T: inner surface, interfaces, outer surface (rows) at each hour (columns), shape (L + 1, m)
    """
    res = d / lam
    U = 1.0 / (1.0 / h_in + res.sum() + 1.0 / h_out)
    flux = U * (T_in - T_out)
    L = len(d)
    temps = np.zeros((L + 1, len(T_in)))
    passed = 1.0 / h_out
    for i in range(L + 1):
        temps[i] = T_out + flux * passed
        if i < L:
            passed += res[i]
    return U, temps
