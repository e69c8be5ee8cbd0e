# compared with the saturation pressure of the room's air everywhere instead of that at each place in the wall
def glaser(d, lam, mu, T_in, T_out, phi_in, phi_out):
    """Vapour flux and excess of vapour pressure in a wall, by Glaser's method.

    d, lam, mu: thicknesses, conductivities and diffusion resistance factors of the layers, shape (L,)
    T_in, T_out, phi_in, phi_out: temperatures and relative humidities of the air, shape (m,)

    returns: g, excess, wet_hours
        g: vapour flux at each hour, g/(m² h), shape (m,)
        excess: vapour pressure above saturation, 0 where there is none, Pa, shape (L + 1, m)
        wet_hours: number of hours with an excess at each place, shape (L + 1,)
    """
    L, m = len(d), len(T_in)
    temps = wall_temperatures(d, lam, T_in, T_out)[1]
    sat = humid_air(T_in, np.ones(m))["p_v"]
    pi = humid_air(T_in, phi_in)["p_v"]
    pe = humid_air(T_out, phi_out)["p_v"]
    sd = d * mu
    excess = np.zeros((L + 1, m))
    for i in range(L + 1):
        p = pi - (pi - pe) * sd[:i].sum() / sd.sum()
        excess[i] = np.maximum(p - sat, 0)
    g = 3.6e6 * DELTA_AIR * (pi - pe) / sd.sum()
    return g, excess, (excess > 0).sum(axis=1)
