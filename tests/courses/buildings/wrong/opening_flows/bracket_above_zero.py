# searched the pressure between 0 and 1000 Pa instead of between -1000 and 1000 Pa
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
    rho_warm = 353 / (T_in + 273.15)
    rho_cold = 353 / (T_out + 273.15)
    wind = 0.5 * rho_cold * v**2 * c_p
    a, b = 0.0, 1000.0
    for _ in range(80):
        p = (a + b) / 2
        m = np.zeros(z.size)
        for i in range(z.size):
            dp = wind[i] - rho_cold * GRAVITY * z[i] - p + rho_warm * GRAVITY * z[i]
            if dp > 0:
                m[i] = C_d * A[i] * np.sqrt(2 * rho_cold * dp)
            else:
                m[i] = -C_d * A[i] * np.sqrt(2 * rho_warm * -dp)
        if m.sum() > 0:
            a = p
        else:
            b = p
    supply = sum(x for x in m if x > 0)
    return p, m, 3600 * supply / (rho_cold * volume)
