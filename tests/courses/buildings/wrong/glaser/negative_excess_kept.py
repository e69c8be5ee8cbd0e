# kept negative differences in the excess instead of setting them to zero
def glaser(d, lam, mu, T_in, T_out, phi_in, phi_out):
    """Vapour flux and excess of vapour pressure in a wall, by Glaser's method.

    d, lam, mu: thicknesses, conductivities and diffusion resistance factors of the layers, shape (L,)
    T_in, T_out, phi_in, phi_out: temperatures and relative humidities of the air, shape (m,)

    returns: g, excess, wet_hours
        g: vapour flux at each hour, g/(m² h), shape (m,)
        excess: vapour pressure above saturation, 0 where there is none, Pa, shape (L + 1, m)
        wet_hours: number of hours with an excess at each place, shape (L + 1,)
    """
    U, T = wall_temperatures(d, lam, T_in, T_out)
    p_sat = humid_air(T, np.ones(T.shape))["p_v"]
    p_in = humid_air(T_in, phi_in)["p_v"]
    p_out = humid_air(T_out, phi_out)["p_v"]
    s_d = mu * d
    passed = np.concatenate(([0.0], np.cumsum(s_d))) / np.sum(s_d)
    p = p_in - passed[:, None] * (p_in - p_out)
    excess = p - p_sat
    g = DELTA_AIR * (p_in - p_out) / np.sum(s_d) * 3.6e6
    wet_hours = np.sum(excess > 0, axis=1)
    return g, excess, wet_hours
