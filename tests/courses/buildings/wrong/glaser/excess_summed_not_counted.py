# added up the excess over the hours instead of counting the hours that have one
def glaser(d, lam, mu, T_in, T_out, phi_in, phi_out):
    """Vapour flux and excess of vapour pressure in a wall, by Glaser's method.

    d, lam, mu: thicknesses, conductivities and diffusion resistance factors of the layers, shape (L,)
    T_in, T_out, phi_in, phi_out: temperatures and relative humidities of the air, shape (m,)

    returns: g, excess, wet_hours
        g: vapour flux at each hour, g/(m² h), shape (m,)
        excess: vapour pressure above saturation, 0 where there is none, Pa, shape (L + 1, m)
        wet_hours: number of hours with an excess at each place, shape (L + 1,)
    """
    T = wall_temperatures(d, lam, T_in, T_out)[1]
    p_max = humid_air(T, T * 0 + 1)["p_v"]
    p1 = humid_air(T_in, phi_in)["p_v"]
    p2 = humid_air(T_out, phi_out)["p_v"]
    sd = mu * d
    p = [p1]
    for s in sd:
        p.append(p[-1] - s / sd.sum() * (p1 - p2))
    excess = np.array(p) - p_max
    excess[excess < 0] = 0
    hours = excess.sum(axis=1)
    return DELTA_AIR * (p1 - p2) / sd.sum() * 3.6e6, excess, hours
