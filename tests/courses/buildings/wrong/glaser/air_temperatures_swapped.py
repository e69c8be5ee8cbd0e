# handed the outside temperature to wall_temperatures as the inside one instead of the room's
def glaser(d, lam, mu, T_in, T_out, phi_in, phi_out):
    """Vapour flux and excess of vapour pressure in a wall, by Glaser's method.

    d, lam, mu: thicknesses, conductivities and diffusion resistance factors of the layers, shape (L,)
    T_in, T_out, phi_in, phi_out: temperatures and relative humidities of the air, shape (m,)

    returns: g, excess, wet_hours
        g: vapour flux at each hour, g/(m² h), shape (m,)
        excess: vapour pressure above saturation, 0 where there is none, Pa, shape (L + 1, m)
        wet_hours: number of hours with an excess at each place, shape (L + 1,)
    """
    U, T = wall_temperatures(d, lam, T_out, T_in)
    saturation = humid_air(T, np.ones(T.shape))["p_v"]
    vap_i = humid_air(T_in, phi_in)["p_v"]
    vap_o = humid_air(T_out, phi_out)["p_v"]
    sd_sum = (mu * d).sum()
    excess = np.zeros(T.shape)
    wet_hours = np.zeros(T.shape[0], dtype=int)
    so_far = 0.0
    for row in range(T.shape[0]):
        if row > 0:
            so_far += mu[row - 1] * d[row - 1]
        for hour in range(T.shape[1]):
            vap = vap_i[hour] - so_far / sd_sum * (vap_i[hour] - vap_o[hour])
            if vap > saturation[row, hour]:
                excess[row, hour] = vap - saturation[row, hour]
                wet_hours[row] += 1
    return DELTA_AIR * (vap_i - vap_o) / sd_sum * 3.6e6, excess, wet_hours
