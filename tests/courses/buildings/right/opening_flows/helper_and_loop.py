def opening_flows(z, A, c_p, v, T_in, T_out, volume, C_d=0.6):
    """Air flows through the openings of a building by wind and buoyancy.

    z, A, c_p: heights, m, areas, m², and wind pressure coefficients of the openings, shape (k,)
    v: speed of the wind, m/s, a number
    T_in, T_out: temperatures inside and outside, °C, numbers
    volume: of the building, m³, a number
    C_d: discharge coefficient, a number

    returns: p0, m, ach
        p0: pressure inside at height zero, Pa, a number
        m: mass flows, kg/s, positive inwards, shape (k,)
        ach: air changes per hour: volume of the air that flows in (as it is outside), by the building's
    """
    ri = 353 / (T_in + 273.15)
    ro = 353 / (T_out + 273.15)

    def flow(i, p):
        dp = c_p[i] * ro * v**2 / 2 - ro * GRAVITY * z[i] - (p - ri * GRAVITY * z[i])
        if dp > 0:
            return C_d * A[i] * np.sqrt(2 * ro * dp)
        return -C_d * A[i] * np.sqrt(-2 * ri * dp)

    a, b = -1000.0, 1000.0
    for _ in range(90):
        p = (a + b) / 2
        if sum(flow(i, p) for i in range(len(z))) > 0:
            a = p
        else:
            b = p
    m = np.array([flow(i, p) for i in range(len(z))])
    return p, m, sum(x for x in m if x > 0) / ro / volume * 3600
