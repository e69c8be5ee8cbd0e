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
    limit = humid_air(T, np.ones(T.shape))["p_v"]
    inner = humid_air(T_in, phi_in)["p_v"]
    outer = humid_air(T_out, phi_out)["p_v"]
    s = [mu[i] * d[i] for i in range(len(d))]
    excess = np.zeros(T.shape)
    wet = np.zeros(T.shape[0], dtype=int)
    g = np.zeros(T.shape[1])
    for j in range(T.shape[1]):
        gradient = (inner[j] - outer[j]) / sum(s)
        g[j] = DELTA_AIR * gradient * 3.6e6
        p = inner[j]
        for i in range(T.shape[0]):
            if p > limit[i, j]:
                excess[i, j] = p - limit[i, j]
                wet[i] += 1
            if i < len(s):
                p = p - gradient * s[i]
    return g, excess, wet
