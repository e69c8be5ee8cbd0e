def glaser(d, lam, mu, T_in, T_out, phi_in, phi_out):
    """Vapour flux and excess of vapour pressure in a wall, by Glaser's method.

    d, lam, mu: thicknesses, conductivities and diffusion resistance factors of the layers, shape (L,)
    T_in, T_out, phi_in, phi_out: temperatures and relative humidities of the air, shape (m,)

    returns: g, excess, wet_hours
        g: vapour flux at each hour, g/(m² h), shape (m,)
        excess: vapour pressure above saturation, 0 where there is none, Pa, shape (L + 1, m)
        wet_hours: number of hours with an excess at each place, shape (L + 1,)
    """
    _, T = wall_temperatures(d, lam, T_in, T_out)
    sat = humid_air(T, np.ones_like(T))["p_v"]
    p = humid_air(T_in, phi_in)["p_v"]
    p_out = humid_air(T_out, phi_out)["p_v"]
    total = np.dot(mu, d)
    step = (p - p_out) / total
    excess = np.zeros_like(T)
    for i in range(len(T)):
        here = p - step * np.dot(mu[:i], d[:i])
        excess[i] = np.where(here > sat[i], here - sat[i], 0)
    return step * DELTA_AIR * 1000 * 3600, excess, np.count_nonzero(excess, axis=1)
