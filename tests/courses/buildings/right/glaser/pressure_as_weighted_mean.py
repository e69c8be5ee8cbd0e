def glaser(d, lam, mu, T_in, T_out, phi_in, phi_out):
    """Vapour flux and excess of vapour pressure in a wall, by Glaser's method.

    d, lam, mu: thicknesses, conductivities and diffusion resistance factors of the layers, shape (L,)
    T_in, T_out, phi_in, phi_out: temperatures and relative humidities of the air, shape (m,)

    returns: g, excess, wet_hours
        g: vapour flux at each hour, g/(m² h), shape (m,)
        excess: vapour pressure above saturation, 0 where there is none, Pa, shape (L + 1, m)
        wet_hours: number of hours with an excess at each place, shape (L + 1,)
    """
    p_o = humid_air(T_out, phi_out)["p_v"]
    p_i = humid_air(T_in, phi_in)["p_v"]
    temps = wall_temperatures(d, lam, T_in, T_out)[1]
    p_s = humid_air(temps, np.full(temps.shape, 1.0))["p_v"]
    z = np.append(0, np.cumsum(d * mu))
    w = (z / z[-1]).reshape(-1, 1)
    over = (1 - w) * p_i + w * p_o - p_s
    over[over < 0] = 0
    return 3.6e6 * DELTA_AIR / z[-1] * (p_i - p_o), over, (over > 0).sum(1)
