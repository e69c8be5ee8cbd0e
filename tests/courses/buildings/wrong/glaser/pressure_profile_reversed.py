# let the vapour pressure go from the outside value at the inner surface to the inside value instead of the reverse
def glaser(d, lam, mu, T_in, T_out, phi_in, phi_out):
    """Vapour flux and excess of vapour pressure in a wall, by Glaser's method.

    d, lam, mu: thicknesses, conductivities and diffusion resistance factors of the layers, shape (L,)
    T_in, T_out, phi_in, phi_out: temperatures and relative humidities of the air, shape (m,)

    returns: g, excess, wet_hours
        g: vapour flux at each hour, g/(m² h), shape (m,)
        excess: vapour pressure above saturation, 0 where there is none, Pa, shape (L + 1, m)
        wet_hours: number of hours with an excess at each place, shape (L + 1,)
    """
    Uval, Tw = wall_temperatures(d, lam, T_in, T_out)
    ps = humid_air(Tw, np.full(Tw.shape, 1.0))["p_v"]
    a = humid_air(T_in, phi_in)["p_v"]
    b = humid_air(T_out, phi_out)["p_v"]
    z = np.append(0, np.cumsum(mu * d))
    f = z / z[-1]
    p = np.outer(f, a) + np.outer(1 - f, b)
    over = np.clip(p - ps, 0, None)
    wet = np.array([np.sum(row > 0) for row in over])
    flux = DELTA_AIR / z[-1] * (a - b) * 3.6e6
    return flux, over, wet
