# let the vapour pressure fall by the same amount in every layer instead of in proportion to the diffusion thickness
def glaser(d, lam, mu, T_in, T_out, phi_in, phi_out):
    """Vapour flux and excess of vapour pressure in a wall, by Glaser's method.

    d, lam, mu: thicknesses, conductivities and diffusion resistance factors of the layers, shape (L,)
    T_in, T_out, phi_in, phi_out: temperatures and relative humidities of the air, shape (m,)

    returns: g, excess, wet_hours
        g: vapour flux at each hour, g/(m² h), shape (m,)
        excess: vapour pressure above saturation, 0 where there is none, Pa, shape (L + 1, m)
        wet_hours: number of hours with an excess at each place, shape (L + 1,)
    """
    _, temp = wall_temperatures(d, lam, T_in, T_out)
    saturated = humid_air(temp, np.ones_like(temp))["p_v"]
    inside = humid_air(T_in, phi_in)["p_v"]
    outside = humid_air(T_out, phi_out)["p_v"]
    p = np.linspace(inside, outside, len(d) + 1)
    diff = p - saturated
    excess = np.where(diff > 0, diff, 0.0)
    g = DELTA_AIR * (inside - outside) / np.dot(mu, d) * 1000 * 3600
    return g, excess, np.count_nonzero(diff > 0, axis=1)
