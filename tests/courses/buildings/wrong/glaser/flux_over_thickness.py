# divided the vapour flux by the thickness of the wall instead of its diffusion thickness
def glaser(d, lam, mu, T_in, T_out, phi_in, phi_out):
    """Vapour flux and excess of vapour pressure in a wall, by Glaser's method.

    d, lam, mu: thicknesses, conductivities and diffusion resistance factors of the layers, shape (L,)
    T_in, T_out, phi_in, phi_out: temperatures and relative humidities of the air, shape (m,)

    returns: g, excess, wet_hours
        g: vapour flux at each hour, g/(m² h), shape (m,)
        excess: vapour pressure above saturation, 0 where there is none, Pa, shape (L + 1, m)
        wet_hours: number of hours with an excess at each place, shape (L + 1,)
    """
    _, T_wall = wall_temperatures(d, lam, T_in, T_out)
    limit = humid_air(T_wall, np.ones_like(T_wall))["p_v"]
    p_i = humid_air(T_in, phi_in)["p_v"]
    p_e = humid_air(T_out, phi_out)["p_v"]
    drop = p_i - p_e
    fraction = np.insert(np.cumsum(mu * d), 0, 0.0) / (mu @ d)
    profile = p_i[np.newaxis] - np.einsum("i,j->ij", fraction, drop)
    excess = np.maximum(profile - limit, 0.0)
    g = 3.6e6 * DELTA_AIR * drop / d.sum()
    return g, excess, np.sum(profile > limit, axis=1)
